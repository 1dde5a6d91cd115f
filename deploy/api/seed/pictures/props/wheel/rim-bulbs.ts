import { lighten, shade } from '../../primitives/colour.ts';
import type { Drawing } from '../../primitives/drawing.ts';
import { fixed } from '../../primitives/frame.ts';
import { at } from '../../primitives/list.ts';
import { person } from '../person.ts';
import { CX, CY, WHEEL_R } from './measures.ts';

const COLOURS = ['#e2592f', '#f0b84a', '#2f8a6c', '#f5eedd'];

export function rimBulbs(draw: Drawing): void {
  for (let i = 0; i < 72; i++) {
    const a = (i * Math.PI) / 36;
    draw.ellipse(
      CX + Math.cos(a) * WHEEL_R,
      CY + Math.sin(a) * WHEEL_R,
      3,
      3,
      i % 2 ? '#fff3c9' : '#ffc56b',
    );
  }
}

export function hub(draw: Drawing): void {
  draw.glow(CX, CY, 300, '#ffdfa0', 0.55);
  draw.ellipse(CX, CY, 40, 40, draw.radial(['#fffbe8', '#ffd98a', '#c98339'], 0.4, 0.35, 0.7));
  draw.path(
    `M${CX - 16},${CY + 14}V${CY - 4}Q${CX - 16},${CY - 16} ${CX - 4},${CY - 16}H${CX + 16}` +
      `V${CY - 4}H${CX - 2}V${CY + 14}Z`,
    '#1b6650',
  );
}

export function cabins(draw: Drawing): void {
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8 + 0.2;
    const x = CX + Math.cos(a) * WHEEL_R;
    const y = CY + Math.sin(a) * WHEEL_R;
    const c = at(COLOURS, i % 4);
    draw.line(`M${fixed(x)},${fixed(y)}v14`, '#fff', 3);
    draw.path(
      `M${fixed(x - 25)},${fixed(y + 22)}q0,-12 12,-12h26q12,0 12,12l3,26q0,14 ` +
        '-14,14h-28q-14,0 -14,-14z',
      draw.linear([lighten(c, 0.3), c, shade(c, 0.35)], 0, 0, 1, 0),
    );
    draw.rect(x - 20, y + 20, 41, 20, draw.linear(['#fff4cf', '#ffc56b']), 5);
  }
}

function tent(draw: Drawing, x: number, width: number, height: number, a: string, b: string): void {
  for (let i = 0; i < 6; i++) {
    draw.path(
      `M${x + width / 2},${790 - height}L${x + (i * width) / 6},${790 - height * 0.52}` +
        `Q${x + ((i + 0.5) * width) / 6},${790 - height * 0.42} ` +
        `${x + ((i + 1) * width) / 6},${790 - height * 0.52}Z`,
      i % 2 ? a : b,
    );
  }
  draw.rect(
    x + 8,
    790 - height * 0.5,
    width - 16,
    height * 0.5,
    draw.linear(['#fff0c4', '#f0a95a', '#7d4a2d']),
  );
  for (let i = 0; i < 4; i++) {
    draw.path(
      `M${x + 26 + (i * (width - 40)) / 4},790v-${height * 0.2}q8,-14 16,0v${height * 0.2}z`,
      '#3a2a22',
      'opacity=".7"',
    );
  }
  draw.path(`M${x + width / 2},${790 - height}v-24l20,8l-20,8`, '#f0b84a');
  draw.glow(x + width / 2, 770, 170, '#ffbf73', 0.5);
}

export function tents(draw: Drawing): void {
  tent(draw, 70, 220, 190, '#e2592f', '#fff3dc');
  tent(draw, 905, 230, 200, '#2f8a6c', '#fff3dc');
  tent(draw, 300, 120, 110, '#f0b84a', '#fff3dc');
}

function light(draw: Drawing, x: number, y: number, radius: number, colour: string): void {
  draw.glow(x, y, radius * 6, colour, 0.75);
  draw.ellipse(x, y, radius, radius, '#fffbe8');
}

export function lightString(draw: Drawing): void {
  draw.line('M0,640Q150,720 300,640T600,650T900,640T1200,650', '#20343d', 2);
  for (let i = 0; i < 25; i++) {
    const x = i * 50;
    const y = 668 + Math.sin(i * 0.63) * 22;
    light(draw, x, y, 5, at(['#ffd98a', '#ff9d72', '#8fe0bf'], i % 3));
  }
}

export function crowd(draw: Drawing): void {
  for (let i = 0; i < 22; i++) {
    person(
      draw,
      draw.between(40, 1160),
      draw.between(826, 880),
      draw.between(0.85, 1.25),
      at(COLOURS, Math.floor(draw.random() * 4)),
      '#d09a72',
    );
  }
}
