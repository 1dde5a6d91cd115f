import type { Drawing } from '../../primitives/drawing.ts';
import { at } from '../../primitives/list.ts';
import { person } from '../person.ts';
import { COLOURS } from './measures.ts';

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
