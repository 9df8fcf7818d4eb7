import { answerCalls } from '#kernel/worker-calls.ts';
import { drawSheets } from './draw-sheets.ts';

/** The thread that draws documents, one after the other. */
answerCalls(drawSheets);
