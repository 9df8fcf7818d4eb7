/**
 * The Euregio between Liège, Venlo and Düren as lines of longitude and latitude, drawn by hand: no tiles of others, so nothing
 * to consent to (LAW-18). One degree east is shorter than one north; `project` keeps the proportions at 51°.
 */
type Point = readonly [longitude: number, latitude: number];

const west = 5.2;
const east = 6.75;
const north = 51.32;
const south = 50.66;
const squeeze = Math.cos((51 * Math.PI) / 180);

export const mapWidth = 1000;
export const mapHeight = Math.round((mapWidth * (north - south)) / ((east - west) * squeeze));

/** A place on the map, in units of its view box. */
export function project([longitude, latitude]: Point): readonly [x: number, y: number] {
  const x = ((longitude - west) / (east - west)) * mapWidth;
  const y = ((north - latitude) / (north - south)) * mapHeight;
  return [Math.round(x * 10) / 10, Math.round(y * 10) / 10];
}

/** A soft line through points: each corner becomes the control point of a curve between the middles of its sides. */
export function softLine(points: readonly Point[]): string {
  const [first, ...rest] = points.map(project);
  if (!first) return '';
  const last = rest.at(-1) ?? first;
  const curves = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? [x, y];
    return `Q${x} ${y} ${Math.round((x + nextX) * 5) / 10} ${Math.round((y + nextY) * 5) / 10}`;
  });
  return `M${first[0]} ${first[1]}${curves.join('')}L${last[0]} ${last[1]}`;
}

/** Where something stands on the map, in per cent of its width and height; undefined when it lies outside. */
export function placeOnMap(
  longitude: number | null | undefined,
  latitude: number | null | undefined,
): { readonly left: string; readonly top: string } | undefined {
  if (typeof longitude !== 'number' || typeof latitude !== 'number') return undefined;
  const [x, y] = project([longitude, latitude]);
  if (x < 0 || x > mapWidth || y < 0 || y > mapHeight) return undefined;
  return { left: `${Math.round((x / mapWidth) * 1000) / 10}%`, top: `${Math.round((y / mapHeight) * 1000) / 10}%` };
}

const maas: readonly Point[] = [
  [5.44, 50.6],
  [5.57, 50.65],
  [5.69, 50.74],
  [5.7, 50.85],
  [5.72, 50.91],
  [5.77, 50.96],
  [5.74, 51.02],
  [5.8, 51.1],
  [5.87, 51.15],
  [5.97, 51.19],
  [6.04, 51.26],
  [6.16, 51.37],
];
const rur: readonly Point[] = [
  [6.4, 50.6],
  [6.49, 50.68],
  [6.47, 50.8],
  [6.36, 50.92],
  [6.27, 50.99],
  [6.16, 51.07],
  [6.09, 51.13],
  [5.99, 51.19],
];
const dutchGermanBorder: readonly Point[] = [
  [6.02, 50.755],
  [6.0, 50.8],
  [6.08, 50.85],
  [6.09, 50.92],
  [6.01, 50.95],
  [5.93, 50.98],
  [5.9, 51.0],
  [5.87, 51.03],
  [5.92, 51.06],
  [6.05, 51.09],
  [6.17, 51.16],
  [6.09, 51.2],
  [6.12, 51.27],
  [6.23, 51.36],
];
const dutchBelgianBorder: readonly Point[] = [
  [6.02, 50.755],
  [5.85, 50.75],
  [5.69, 50.76],
  [5.64, 50.84],
  [5.7, 50.9],
  [5.76, 50.97],
  [5.78, 51.08],
  [5.84, 51.16],
  [5.66, 51.18],
  [5.5, 51.29],
  [5.4, 51.34],
];
const belgianGermanBorder: readonly Point[] = [
  [6.02, 50.755],
  [6.1, 50.72],
  [6.19, 50.65],
  [6.2, 50.6],
];
const hills: readonly (readonly Point[])[] = [0, 0.045, 0.09, 0.135].map((up): readonly Point[] => [
  [5.6, 50.6 + up],
  [5.95, 50.63 + up],
  [6.2, 50.6 + up],
  [6.45, 50.64 + up],
  [6.8, 50.6 + up],
]);

export const rivers: readonly string[] = [maas, rur].map(softLine);
export const borders: readonly string[] = [dutchGermanBorder, dutchBelgianBorder, belgianGermanBorder].map(softLine);
export const heights: readonly string[] = hills.map(softLine);

/** Towns without a branch, to know where one is. */
export const otherTowns: readonly { readonly name: string; readonly x: number; readonly y: number }[] = (
  [
    ['Maastricht', 5.69, 50.85],
    ['Heerlen', 5.98, 50.888],
    ['Hasselt', 5.34, 50.93],
    ['Düren', 6.49, 50.8],
    ['Mönchengladbach', 6.44, 51.19],
    ['Weert', 5.71, 51.25],
  ] as const
).map(([name, longitude, latitude]) => {
  const [x, y] = project([longitude, latitude]);
  return { name, x, y };
});
