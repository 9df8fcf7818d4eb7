const round = (value: number): number => Math.round(value * 10) / 10;

/** Height lines of a slope as drawn on a hiking map: neighbours run alike, and each is a little flatter than the one above. */
export function contourPaths(count: number, width: number, height: number): readonly string[] {
  const step = height / (count - 1);
  return Array.from({ length: count }, (_, line) => {
    const y = line * step;
    const swing = height * (0.17 - (0.1 * line) / count);
    const lean = Math.sin(line * 0.45) * height * 0.03;
    const points = [
      [-0.02, swing * 0.5],
      [0.3, -swing * 0.2 + lean],
      [0.66, -swing - lean],
      [1.02, swing * 0.6 + lean],
    ].map(([x = 0, dy = 0]) => [round(x * width), round(y + dy)] as const);
    return curveThrough(points);
  });
}

/** A smooth line through points: each segment leaves and arrives level, as a slope's line does at its crests. */
function curveThrough(points: readonly (readonly [number, number])[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return '';
  let [fromX, fromY] = first;
  let path = `M${fromX} ${fromY}`;
  for (const [x, y] of rest) {
    const middle = round((fromX + x) / 2);
    path += `C${middle} ${fromY} ${middle} ${y} ${x} ${y}`;
    [fromX, fromY] = [x, y];
  }
  return path;
}
