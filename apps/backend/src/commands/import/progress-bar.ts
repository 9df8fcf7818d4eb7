import { silentProgress, type Progress } from '../../import-export/catalogue/progress.ts';

type Terminal = { readonly isTTY?: boolean; write(text: string): unknown };

const width = 30;

/** A bar in one line of a terminal that is written over, drawn anew with every tenth of a percent; elsewhere nothing. */
export function createProgressBar(terminal: Terminal): Progress {
  if (terminal.isTTY !== true) return silentProgress;
  let shown = '';
  return {
    step: (what, done, of) => {
      const share = of === 0 ? 1 : done / of;
      const bar = '█'.repeat(Math.floor(share * width)).padEnd(width, '░');
      const line = `${bar} ${(Math.floor(share * 1000) / 10).toFixed(1)}% ${what}`;
      if (line === shown) return;
      terminal.write(`\r\u001B[K${line}`);
      shown = line;
    },
    end: () => {
      if (shown !== '') terminal.write('\r\u001B[K');
      shown = '';
    },
  };
}
