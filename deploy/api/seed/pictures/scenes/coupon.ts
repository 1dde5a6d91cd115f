import { lighten, mix, shade } from '../primitives/colour.ts';
import { Drawing } from '../primitives/drawing.ts';
import { HEIGHT, WIDTH } from '../primitives/frame.ts';
import { at } from '../primitives/list.ts';
import type { SceneOptions } from '../primitives/view.ts';

/** The colours of one coupon: the ground, two accents and the paper of the pattern. */
export interface CouponColours {
  readonly id: string;
  readonly ground: string;
  readonly accent: string;
  readonly spark: string;
  readonly paper: string;
}

const CELL = 150;
const TICKET =
  'M290,300Q290,280 310,280H890Q910,280 910,300V396A54,54 0 0 0 910,504V600Q910,620 ' +
  '890,620H310Q290,620 290,600V504A54,54 0 0 0 290,396Z';
const LINES = [110, 78, 96, 60, 104];

function cellColour(share: number, { ground, accent, spark, paper }: CouponColours): string {
  if (share < 0.36) return lighten(ground, 0.12);
  if (share < 0.58) return shade(ground, 0.22);
  if (share < 0.74) return accent;
  return share < 0.86 ? spark : paper;
}

function quarter(draw: Drawing, colour: string, ground: string): void {
  const corner = `M0,0H${CELL}A${CELL},${CELL} 0 0 1 0,${CELL}Z`;
  const shape = draw.random();
  if (shape < 0.6) {
    draw.path(
      corner,
      draw.linear([lighten(colour, 0.16), colour, shade(colour, 0.12)], 0, 0, 1, 1),
    );
  } else if (shape < 0.82) {
    const half = CELL * 0.5;
    draw.path(corner, draw.linear([lighten(colour, 0.1), colour], 0, 0, 1, 1));
    draw.path(`M0,0H${half}A${half},${half} 0 0 1 0,${half}Z`, mix(ground, '#0d2230', 0.15));
  } else {
    const ball = draw.radial([lighten(colour, 0.4), colour], 0.35, 0.3, 0.8);
    draw.ellipse(CELL / 2, CELL / 2, CELL * 0.26, CELL * 0.26, ball);
  }
}

function pattern(draw: Drawing, colours: CouponColours): void {
  for (let row = 0; row < HEIGHT / CELL; row++) {
    for (let column = 0; column < WIDTH / CELL; column++) {
      const turns = Math.floor(draw.random() * 4);
      const colour = cellColour(draw.random(), colours);
      const middle = `${column * CELL + CELL / 2},${row * CELL + CELL / 2}`;
      const half = -CELL / 2;
      const turned = `translate(${middle}) rotate(${turns * 90}) translate(${half},${half})`;
      draw.group(`transform="${turned}"`, () => quarter(draw, colour, colours.ground));
    }
  }
}

function ticket(draw: Drawing, { ground, spark }: CouponColours): void {
  draw.group('transform="rotate(-5 600 450)"', () => {
    draw.path(TICKET, draw.linear(['#fffdf4', '#f6e8cb', '#e2cba2'], 0, 0, 1, 1));
    draw.line('M690,296V604', '#c9ab78', 4, 'stroke-dasharray="2 15"');
    draw.path('M380,540V440Q380,370 450,370H560V440H470V540Z', ground);
    draw.ellipse(522, 498, 38, 38, draw.radial([lighten(spark, 0.3), spark], 0.35, 0.3, 0.8));
    for (let i = 0; i < LINES.length; i++) {
      draw.rect(742, 350 + i * 46, at(LINES, i), 14, i === 0 ? ground : '#d6bd8e', 7);
    }
  });
}

/** Cash-coupon art: a pattern, not a place, recoloured from a merchant's colour. */
export function couponScene(colours: CouponColours, options: SceneOptions = {}): string {
  const draw = new Drawing({ id: colours.id, hour: 'noon', seed: 149 }, options);
  const { ground } = colours;
  draw.rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    draw.linear([lighten(ground, 0.12), ground, shade(ground, 0.3)], 0, 0, 1, 1),
  );
  pattern(draw, colours);
  draw.path('M0,0H520L0,620Z', '#fff3dc', `opacity=".14" ${draw.blur(30)}`);
  draw.soft(612, 474, 330, 180, '#06231c', 0.6, 30);
  ticket(draw, colours);
  return draw.finish({ warmth: '#fff0c4', vignette: 0.3, grain: 0.16 });
}
