import { indoors } from '../../palettes.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { tube } from '../../primitives/tube.ts';
import { leaf } from '../greenery.ts';
import { mushroom } from '../hotpot/table.ts';
import { plate } from '../plate.ts';

const RX = 150;
const RY = 98;
const dish = (draw: Drawing, x: number, y: number, rim: string = indoors.green): void =>
  plate(draw, x, y, RX, RY, '#f7f3e6', rim);

export function greens(draw: Drawing, x: number, y: number): void {
  dish(draw, x, y);
  for (const [dx, dy, turn] of [
    [-70, -16, 8],
    [-30, 26, -8],
    [-62, 52, 4],
  ] as const)
    draw.group(`transform="translate(${x + dx},${y + dy}) rotate(${turn})"`, () => {
      for (const d of [-18, 0, 18]) leaf(draw, 40, d * 0.4, 84, 22, d, d ? '#3f8f55' : '#5aa964');
      tube(
        draw,
        [
          [-20, 0],
          [14, 2],
          [50, 0],
        ],
        [12, 10, 4],
        draw.linear(['#fffdf0', '#e3ecc8', '#b3cf96']),
      );
    });
}

export function mushrooms(draw: Drawing, x: number, y: number): void {
  dish(draw, x, y, indoors.red);
  for (const [dx, dy, size] of [
    [-52, -20, 38],
    [24, -34, 40],
    [-14, 24, 40],
    [66, 16, 34],
  ] as const)
    mushroom(draw, x + dx, y + dy, size);
}

export function tofu(draw: Drawing, x: number, y: number): void {
  dish(draw, x, y);
  for (const [dx, dy] of [
    [-50, -30],
    [24, -36],
    [-14, 4],
    [56, 10],
    [-66, 22],
  ] as const) {
    const [left, top] = [x + dx, y + dy];
    draw.path(`M${left - 36},${top}l36,-16l36,16v22l-36,16l-36,-16z`, '#d9b26d');
    draw.path(`M${left - 36},${top}l36,-16l36,16l-36,16z`, '#fbe7b8');
    draw.path(`M${left},${top + 16}l36,-16v22l-36,16z`, '#b98846');
  }
  for (let i = 0; i < 14; i++)
    draw.ellipse(
      x + draw.between(-80, 80),
      y + draw.between(-40, 40),
      5,
      3.4,
      i % 2 ? '#3f8f55' : '#c8391a',
    );
}

/** Slices with holes, as lotus root has them. */
export function lotus(draw: Drawing, x: number, y: number): void {
  dish(draw, x, y, indoors.red);
  for (const [dx, dy] of [
    [-56, -14],
    [4, -34],
    [62, -4],
    [-8, 28],
  ] as const) {
    draw.soft(x + dx + 4, y + dy + 10, 44, 26, '#1c100b', 0.35, 6);
    draw.ellipse(x + dx, y + dy, 44, 30, draw.linear(['#fff6e6', '#ecd8bd', '#c9a988']));
    for (let i = 0; i < 7; i++) {
      const turn = (i / 7) * 6.283;
      draw.ellipse(
        fixed(x + dx + Math.cos(turn) * 25),
        fixed(y + dy + Math.sin(turn) * 16),
        6.5,
        4.6,
        '#8f6a4b',
      );
    }
    draw.ellipse(x + dx, y + dy, 5, 3.6, '#8f6a4b');
  }
}

/** Carrot, cucumber and corn in sticks. */
export function sticks(draw: Drawing, x: number, y: number): void {
  dish(draw, x, y);
  const colours = ['#e8823c', '#5aa964', '#f2b63c', '#e8823c', '#5aa964', '#f2b63c'];
  for (const [i, colour] of colours.entries())
    draw.group(`transform="translate(${x - 74 + i * 26},${y + (i % 2) * 10}) rotate(24)"`, () => {
      draw.rect(-10, -52, 22, 104, draw.linear([colour, colour, '#5a3a1c'], 0, 0, 1.6, 0), 9);
    });
}

/** Rice in a bowl, with sesame. */
export function rice(draw: Drawing, x: number, y: number): void {
  dish(draw, x, y, indoors.red);
  draw.soft(x, y + 26, 96, 30, '#1c100b', 0.35, 8);
  draw.path(
    `M${x - 96},${y + 16}Q${x - 70},${y - 64} ${x},${y - 66}` +
      `Q${x + 70},${y - 64} ${x + 96},${y + 16}` +
      `Q${x},${y + 62} ${x - 96},${y + 16}Z`,
    draw.linear(['#fffdf6', '#f3eadb', '#d6c5a9']),
  );
  for (let i = 0; i < 26; i++)
    draw.ellipse(x + draw.between(-60, 60), y + draw.between(-44, 20), 3.6, 2.2, '#3a2a20');
}

/** A teapot's worth of soup in the middle of the table. */
export function soup(draw: Drawing, x: number, y: number): void {
  plate(draw, x, y, 190, 132, '#e9f0ee');
  draw.ellipse(x, y + 4, 146, 94, draw.linear(['#f3cf86', '#dba552', '#a9732c']));
  for (const [dx, dy, size] of [
    [-50, -12, 30],
    [36, 18, 32],
  ] as const)
    mushroom(draw, x + dx, y + dy, size);
  leaf(draw, x - 10, y + 44, 60, 15, -14, '#4f9a5a');
  leaf(draw, x + 30, y - 40, 56, 14, 20, '#3d8650');
}
