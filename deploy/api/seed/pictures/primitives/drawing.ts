import { HOURS, VEILS, throughAir } from '../palettes.ts';
import type { Hour, Palette } from '../palettes.ts';
import { lighten, shade } from './colour.ts';
import { HEIGHT, WIDTH, fixed } from './frame.ts';
import type { Knot } from './frame.ts';
import { grainFilter, overlay } from './grade.ts';
import type { Grade } from './grade.ts';
import { stopElements } from './gradient.ts';
import type { Stop } from './gradient.ts';
import { seeded } from './random.ts';
import { cropTransform } from './view.ts';
import type { SceneOptions } from './view.ts';

/** What a scene is when nobody asks for anything else. */
export interface SceneHome {
  /** Prefix of every id in the SVG; unique among scenes, so that two may stand in one page. */
  readonly id: string;
  readonly hour: Hour;
  readonly seed: number;
}

/**
 * The sheet a scene is drawn on. It collects shapes in painting order, keeps the gradients and
 * filters they need, and hands out seeded numbers, so that the same options give the same bytes.
 */
export class Drawing {
  readonly hour: Hour;
  readonly palette: Palette;
  /** Whether lamps are lit and stars are out. */
  readonly dark: boolean;
  /** The next seeded number in [0, 1). */
  readonly random: () => number;
  readonly #home: SceneHome;
  readonly #view: string | undefined;
  readonly #definitions: string[] = [];
  readonly #shapes: string[] = [];
  #count = 0;

  constructor(home: SceneHome, options: SceneOptions = {}) {
    this.#home = home;
    this.hour = options.hour ?? home.hour;
    this.palette = HOURS[this.hour];
    this.dark = this.hour === 'night' || this.hour === 'dusk';
    this.random = seeded(options.seed ?? home.seed);
    this.#view = cropTransform(options.crop, options.focus);
  }

  /** A seeded number between two. */
  between(low: number, high: number): number {
    return low + (high - low) * this.random();
  }

  /** A thing's own colour in the air of this hour. */
  tint(colour: string): string {
    return throughAir(this.hour, colour);
  }

  #define(element: (id: string) => string): string {
    const id = `${this.#home.id}${this.#count++}`;
    this.#definitions.push(element(id));
    return id;
  }

  /**
   * A linear gradient as a fill; from top to bottom unless told otherwise. `absolute` takes drawing
   * units.
   */
  linear(stops: readonly Stop[], x1 = 0, y1 = 0, x2 = 0, y2 = 1, absolute = false): string {
    const units = absolute ? ' gradientUnits="userSpaceOnUse"' : '';
    const id = this.#define(
      (name) =>
        `<linearGradient id="${name}" x1="${x1}" y1="${y1}" x2="${x2}" ` +
        `y2="${y2}"${units}>${stopElements(stops)}</linearGradient>`,
    );
    return `url(#${id})`;
  }

  /** A radial gradient as a fill. */
  radial(stops: readonly Stop[], cx = 0.5, cy = 0.5, r = 0.5): string {
    const id = this.#define(
      (name) =>
        `<radialGradient id="${name}" cx="${cx}" cy="${cy}" ` +
        `r="${r}">${stopElements(stops)}</radialGradient>`,
    );
    return `url(#${id})`;
  }

  /** Light, local and shade of one colour across a form lit from the upper left. */
  tone(colour: string, light = 0.26, dark = 0.3): string {
    return this.linear([lighten(colour, light), colour, shade(colour, dark)], 0, 0, 1, 0.7);
  }

  /** The attribute that blurs a shape. */
  blur(deviation: number): string {
    const id = this.#define(
      (name) =>
        `<filter id="${name}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur ` +
        `stdDeviation="${deviation}"/></filter>`,
    );
    return `filter="url(#${id})"`;
  }

  /** The attribute that clips a group to the given elements. */
  clip(elements: string): string {
    const id = this.#define((name) => `<clipPath id="${name}">${elements}</clipPath>`);
    return `clip-path="url(#${id})"`;
  }

  /** Adds finished SVG elements. */
  add(elements: string): void {
    this.#shapes.push(elements);
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    fill: string,
    radius = 0,
    more = '',
  ): void {
    const corner = radius === 0 ? '' : ` rx="${radius}"`;
    this.add(
      `<rect x="${fixed(x)}" y="${fixed(y)}" width="${fixed(width)}" ` +
        `height="${fixed(height)}"${corner} fill="${fill}" ${more}/>`,
    );
  }

  ellipse(cx: number, cy: number, rx: number, ry: number, fill: string, more = ''): void {
    this.add(
      `<ellipse cx="${fixed(cx)}" cy="${fixed(cy)}" rx="${fixed(rx)}" ry="${fixed(ry)}" ` +
        `fill="${fill}" ${more}/>`,
    );
  }

  path(outline: string, fill: string, more = ''): void {
    this.add(`<path d="${outline}" fill="${fill}" ${more}/>`);
  }

  /** A stroke with round ends. */
  line(outline: string, colour: string, width: number, more = ''): void {
    this.add(
      `<path d="${outline}" fill="none" stroke="${colour}" stroke-width="${width}" ` +
        `stroke-linecap="round" stroke-linejoin="round" ${more}/>`,
    );
  }

  /** A group: everything `paint` adds carries the attributes together. */
  group(attributes: string, paint: () => void): void {
    this.add(`<g ${attributes}>`);
    paint();
    this.add('</g>');
  }

  /** Light that adds to what lies under it. */
  glow(cx: number, cy: number, radius: number, colour: string, strength = 0.8): void {
    const light = this.radial([
      [0, colour, strength],
      [0.35, colour, strength * 0.42],
      [1, colour, 0],
    ]);
    this.ellipse(cx, cy, radius, radius, light, 'style="mix-blend-mode:screen"');
  }

  /** A blurred ellipse: a cast shadow, haze, a far cloud. */
  soft(
    cx: number,
    cy: number,
    rx: number,
    ry: number,
    colour: string,
    opacity: number | string,
    deviation = 18,
  ): void {
    this.ellipse(cx, cy, rx, ry, colour, `opacity="${opacity}" ${this.blur(deviation)}`);
  }

  /**
   * The finished picture: crop first, grade after it, so that every crop has its own vignette and
   * grain.
   */
  finish({
    grain = 0.13,
    vignette = 0.3,
    warmth = '#ffb56b',
    veil = false,
    lamp,
  }: Grade = {}): string {
    if (veil) this.#veil(lamp);
    const noise = this.#reserve();
    const corners = this.radial(
      [
        [0, '#000', 0],
        [0.62, '#06141c', 0],
        [1, '#06141c', vignette],
      ],
      0.5,
      0.46,
      0.78,
    );
    const light = this.radial(
      [
        [0, warmth, 0.2],
        [1, warmth, 0],
      ],
      0.18,
      0.05,
      0.8,
    );
    this.#definitions.push(grainFilter(noise));
    const frame = `${this.#home.id}fr`;
    const shapes = this.#shapes.join('');
    return (
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" ` +
      `width="${WIDTH}" height="${HEIGHT}">` +
      `<defs>${this.#definitions.join('')}<clipPath id="${frame}"><rect width="${WIDTH}" ` +
      `height="${HEIGHT}"/></clipPath></defs>` +
      `<g clip-path="url(#${frame})">` +
      (this.#view === undefined ? shapes : `<g transform="${this.#view}">${shapes}</g>`) +
      overlay(`fill="${light}" style="mix-blend-mode:soft-light"`) +
      overlay(`fill="${corners}"`) +
      overlay(`filter="url(#${noise})" opacity="${grain}" style="mix-blend-mode:overlay"`) +
      '</g></svg>'
    );
  }

  /** Another hour over colours that are the scene's own; in the dark its lamp burns through. */
  #veil(lamp: Knot | undefined): void {
    if (this.hour === this.#home.hour) return;
    const { colour, strength, blend } = VEILS[this.hour];
    this.rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      colour,
      0,
      `opacity="${strength}" style="mix-blend-mode:${blend}"`,
    );
    if (!this.dark || lamp === undefined) return;
    const [x, y, reach] = lamp;
    const warmth = this.radial([
      [0, '#ffc978', 0.95],
      [0.55, '#ffb45e', 0.5],
      [1, '#ffb45e', 0],
    ]);
    this.ellipse(x, y, reach, reach, warmth, 'style="mix-blend-mode:soft-light"');
    this.glow(x, y, reach * 0.8, '#ffb45e', 0.2);
  }

  #reserve(): string {
    return `${this.#home.id}${this.#count++}`;
  }
}
