import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { demoShop, type DemoPicture, type DemoProduct } from '@shop/demo-data';
import { drawPicture, pictureSize, silhouetteOf, type GarmentKind } from '@shop/demo-data/images';
import sharp from 'sharp';

/**
 * Four sheets to look at before the drawings are believed: sixty fronts as in a listing, every view of six products,
 * a page of each silhouette of dirndls, and pieces and looks on figures.
 * They are made from the demo shop alone; the same drawings give the same sheets.
 */
const folder = fileURLToPath(new URL('../docs/contact-sheets/', import.meta.url));
const seed = 1810;
const cell = { width: 208, height: 260 };
const labelHeight = 24;
const gap = 8;
const paper = '#ffffff';

type Cell = { readonly label: string; readonly picture: DemoPicture };
type Sheet = { readonly columns: number; readonly rows: readonly (readonly Cell[])[]; readonly quality: number };

/** The Park–Miller steps: enough to shuffle a shop window, and the same everywhere. */
function shuffled<T>(list: readonly T[], start: number): readonly T[] {
  let state = start;
  const rest = [...list];
  const taken: T[] = [];
  while (rest.length > 0) {
    state = (state * 48271) % 2147483647;
    taken.push(...rest.splice(state % rest.length, 1));
  }
  return taken;
}

const frontOf = ({ sku, pictures }: DemoProduct): readonly Cell[] => pictures.slice(0, 1).map((picture) => ({ label: sku, picture }));

function fronts(): Sheet {
  const columns = 10;
  const chosen = shuffled(demoShop.products, seed).slice(0, 60).flatMap(frontOf);
  const rows = Array.from({ length: Math.ceil(chosen.length / columns) }, (_, row) => chosen.slice(row * columns, (row + 1) * columns));
  return { columns, rows, quality: 72 };
}

const isLook = (product: DemoProduct): boolean => product.type === 'grouped' && product.look !== undefined;
const drawnAs =
  (kind: GarmentKind) =>
  ({ pictures }: DemoProduct): boolean =>
    pictures[0]?.garment.kind === kind;

function views(): Sheet {
  const wanted = [drawnAs('dirndl'), drawnAs('lederhose'), drawnAs('shirt'), drawnAs('haferl'), drawnAs('hat'), isLook];
  const rows = wanted.map((fits) => {
    const product = demoShop.products.find(fits);
    if (!product) throw new Error('A product of the second sheet is missing');
    return product.pictures.slice(0, 6).map((picture) => ({ label: `${product.sku} ${picture.view}`, picture }));
  });
  return { columns: 6, rows, quality: 78 };
}

const inRows = (cells: readonly Cell[], columns: number): Sheet['rows'] =>
  Array.from({ length: Math.ceil(cells.length / columns) }, (_, row) => cells.slice(row * columns, (row + 1) * columns));

/** Two dirndls of each silhouette. */
function silhouettes(): Sheet {
  const dresses = demoShop.products.flatMap(({ sku, pictures: [picture] }) => {
    const garment = picture?.garment;
    return picture && garment?.kind === 'dirndl' ? [{ name: silhouetteOf(garment), label: sku, picture }] : [];
  });
  const cells = [...Map.groupBy(dresses, ({ name }) => name)].flatMap(([name, own]) =>
    own.slice(0, 2).map(({ label, picture }) => ({ label: `${name} ${label}`, picture })),
  );
  return { columns: 8, rows: inRows(cells, 8), quality: 74 };
}

/** Pieces of every kind on their figures, and looks. */
function worn(): Sheet {
  const shown = shuffled(demoShop.products, seed).flatMap(({ sku, pictures }) => {
    const picture = pictures.find(({ view }) => view === 'worn');
    return picture && picture.garment.kind !== 'scene' ? [{ kind: picture.garment.kind, label: sku, picture }] : [];
  });
  const share = (kind: GarmentKind): number => (kind === 'dirndl' ? 16 : kind === 'lederhose' ? 8 : 4);
  const pieces = [...Map.groupBy(shown, ({ kind }) => kind)].flatMap(([kind, own]) => own.slice(0, share(kind)));
  const looks = demoShop.products.filter(isLook).slice(0, 8).flatMap(frontOf);
  return { columns: 8, rows: inRows([...pieces, ...looks], 8), quality: 76 };
}

const drawn = async (picture: DemoPicture): Promise<Buffer> => {
  const { width, height } = pictureSize(picture.garment);
  const scale = Math.min(cell.width / width, cell.height / height);
  const raster = sharp(Buffer.from(drawPicture(picture.garment, picture.view)), { density: 72 * scale });
  const margin = cell.height - Math.round(height * scale);
  return raster
    .extend({ bottom: Math.max(0, margin), background: paper })
    .png()
    .toBuffer();
};

const caption = (label: string): Buffer =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cell.width}" height="${labelHeight}"><text x="2" y="16" font-family="sans-serif" font-size="13" fill="#16241D">${label}</text></svg>`,
  );

async function write(name: string, { columns, rows, quality }: Sheet): Promise<void> {
  const step = { x: cell.width + gap, y: cell.height + labelHeight };
  const layers = [];
  for (const [row, cells] of rows.entries()) {
    for (const [column, { label, picture }] of cells.entries()) {
      const left = gap + column * step.x;
      const top = gap + row * step.y;
      layers.push({ input: await drawn(picture), left, top }, { input: caption(label), left, top: top + cell.height });
    }
  }
  const size = { width: gap + columns * step.x, height: gap + rows.length * step.y };
  const sheet = await sharp({ create: { ...size, channels: 3, background: paper } })
    .composite(layers)
    .webp({ quality, effort: 6 })
    .toBuffer();
  mkdirSync(folder, { recursive: true });
  writeFileSync(folder + name, sheet);
  console.log(`${name}: ${size.width} × ${size.height}, ${Math.round(sheet.length / 1000)} kB`);
}

await write('fronts.webp', fronts());
await write('views.webp', views());
await write('silhouettes.webp', silhouettes());
await write('worn.webp', worn());
