import { clothPiece } from '../parts/cloth.ts';
import { closeUp, mirrorImage, type Subject } from '../parts/subject.ts';
import type { Hex, WreathSpec } from '../spec.ts';
import type { Brush } from '../svg/brush.ts';
import { darker, lighter } from '../svg/colour.ts';
import { placed, repeat } from '../svg/markup.ts';

const blossom = (brush: Brush, petal: Hex): string =>
  brush.symbol(
    repeat(
      7,
      (index) =>
        `<path d="M0-8C-15-18-14-40 0-46C14-40 15-18 0-8Z" transform="rotate(${index * 51.4})" fill="${index % 2 ? petal : lighter(petal, 0.14)}" stroke="${darker(petal, 0.4)}" stroke-width="1.2"/>`,
    ) +
      repeat(
        5,
        (index) => `<path d="M0-4C-8-10-8-22 0-26C8-22 8-10 0-4Z" transform="rotate(${index * 72 + 20})" fill="${lighter(petal, 0.3)}"/>`,
      ) +
      `<circle r="9" fill="#f1c65a" stroke="#a87d22"/>`,
  );

const draw = (spec: WreathSpec, brush: Brush): string => {
  const ring = (count: number, radius: number, each: (index: number, x: number, y: number, angle: number) => string): string =>
    repeat(count, (index) => {
      const angle = (index / count) * Math.PI * 2 - Math.PI / 2;
      return each(index, 400 + radius * Math.cos(angle), 440 + radius * 0.9 * Math.sin(angle), (angle * 180) / Math.PI);
    });
  const leaf = brush.symbol(
    `<path d="M0 0C14-20 44-22 62 0C44 18 14 16 0 0Z" fill="${spec.leaves}" stroke="${darker(spec.leaves, 0.5)}"/><path d="M4 0H52" stroke="${lighter(spec.leaves, 0.3)}" stroke-width="1.6"/>`,
  );
  const flowers = spec.flowers.map((petal) => blossom(brush, petal));
  const ribbon = { name: 'seide', colours: [spec.ribbon] } as const;
  return (
    clothPiece(brush, 'M388 640C372 720 350 780 330 850L356 842L372 860C392 790 404 720 412 644Z', ribbon) +
    clothPiece(brush, 'M402 640C424 720 442 780 470 836L478 812L504 812C474 760 446 700 426 640Z', ribbon) +
    ring(34, 222, (index, x, y, angle) => placed(x, y, `<use href="${leaf}"/>`, angle + (index % 2 ? 62 : -62) + brush.jitter(14), 0.95)) +
    ring(15, 218, (index, x, y) =>
      placed(
        x + brush.jitter(10),
        y + brush.jitter(10),
        `<use href="${flowers[index % flowers.length] ?? ''}"/>`,
        brush.jitter(40),
        0.92 + brush.jitter(0.2),
      ),
    ) +
    ring(30, 216, (index, x, y) =>
      placed(
        x + brush.jitter(44),
        y + brush.jitter(40),
        `<circle r="7" fill="${index % 3 ? lighter(spec.flowers[0], 0.5) : spec.flowers[1]}" stroke="#0b0d14" stroke-opacity=".3"/>`,
      ),
    )
  );
};

/** Hair wreath of fabric flowers with ribbons. */
export const wreath = (spec: WreathSpec): Subject => ({
  fabrics: [
    { name: 'uni', colours: [spec.flowers[0]] },
    { name: 'seide', colours: [spec.ribbon] },
  ],
  box: { x: 116, y: 176, width: 568, height: 686 },
  detail: closeUp(560, 350, 260),
  front: (brush) => draw(spec, brush),
  back: (brush) => mirrorImage(draw(spec, brush)),
});
