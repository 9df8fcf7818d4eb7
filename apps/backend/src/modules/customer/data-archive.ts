import { strToU8, zipSync } from 'fflate';
import type { Language } from '@shop/contract';
import { dataPage } from './data-page.ts';

type Reader = { readonly language: Language; readonly locale: string };

/** The copy of somebody's data as a ZIP file: a page to read, and the same for programs (LAW-20). */
export const dataArchive = (json: string, reader: Reader, now: Date): Uint8Array =>
  zipSync({ 'maas-en-alm.html': strToU8(dataPage(json, reader)), 'maas-en-alm.json': strToU8(json) }, { mtime: now });
