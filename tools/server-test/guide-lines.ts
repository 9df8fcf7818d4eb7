/** One line a person types, and the heading it stands under. */
export type GuideLine = { readonly section: string; readonly text: string };

/** The lines of a guide's code blocks, in order: what stands under `## 1. The archive` to `## 4. The shop`; comments at their ends are left out. */
export function guideLines(markdown: string): readonly GuideLine[] {
  const lines: GuideLine[] = [];
  let [section, isCode] = ['', false];
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    else if (!isCode && line.startsWith('## ')) section = line.slice(3);
    else if (isCode && /^\d+\. /.test(section) && line.trim() !== '') lines.push({ section, text: line.replace(/\s+# .*$/, '') });
  }
  return lines;
}
