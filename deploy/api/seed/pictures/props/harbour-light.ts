import type { Hour } from '../palettes.ts';
import { mix } from '../primitives/colour.ts';
import type { Stop } from '../primitives/gradient.ts';

/** How the harbour is lit at one hour: what is painted on sky, hills, towers and water. */
export interface HarbourLight {
  /** The low light behind the towers, left and right, and how strong it is. */
  readonly glows: readonly [string, string];
  readonly glowStrength: number;
  readonly clouds: readonly [string, string, string];
  readonly farHill: readonly [string, string];
  readonly nearHill: readonly [string, string];
  readonly haze: string;
  /** The air between us and the towers: its colour, and how much of it. */
  readonly air: readonly [colour: string, share: number];
  /** Lit windows, relative to dusk. */
  readonly lit: number;
  readonly water: readonly Stop[];
  readonly ripple: string;
}

const HARBOUR_LIGHT: Readonly<Record<Hour, HarbourLight>> = {
  dusk: {
    glows: ['#ffb46a', '#ff9d6a'],
    glowStrength: 1,
    clouds: ['#ff9d80', '#ffd3a0', '#f6b58f'],
    farHill: [mix('#6f7188', '#f0a986', 0.22), mix('#8d7c88', '#f9c48c', 0.5)],
    nearHill: [mix('#55617a', '#f0a986', 0.12), '#8f7b86'],
    haze: '#f8be8b',
    air: ['#f8be8b', 0],
    lit: 1,
    water: [
      [0, '#d79f86'],
      [0.16, '#a98a86'],
      [0.45, '#4c6677'],
      [1, '#0f2b3a'],
    ],
    ripple: '#ffdcae',
  },
  night: {
    glows: ['#e9955a', '#7f8ea0'],
    glowStrength: 0.5,
    clouds: ['#3a5568', '#4a6474', '#34505f'],
    farHill: ['#1f3a4c', '#2c4656'],
    nearHill: ['#152d3d', '#223c4b'],
    haze: '#c98a5c',
    air: ['#0a1c28', 0.42],
    lit: 1.55,
    water: [
      [0, '#4a5c64'],
      [0.16, '#2a4552'],
      [0.5, '#14303d'],
      [1, '#081923'],
    ],
    ripple: '#ffd79a',
  },
  dawn: {
    glows: ['#ffe3b4', '#ffd2bc'],
    glowStrength: 0.9,
    clouds: ['#fbd3c2', '#fff0d4', '#f9dcc8'],
    farHill: ['#9fb0b6', '#dfd0c0'],
    nearHill: ['#7d979e', '#c3bfb6'],
    haze: '#ffe6c8',
    air: ['#e6d3c8', 0.3],
    lit: 0.3,
    water: [
      [0, '#f2d9bf'],
      [0.2, '#b9c8c2'],
      [0.5, '#6d9599'],
      [1, '#2a5963'],
    ],
    ripple: '#fff3d8',
  },
  noon: {
    glows: ['#fffbe6', '#f2fbf4'],
    glowStrength: 0.7,
    clouds: ['#ffffff', '#ffffff', '#f4fbf4'],
    farHill: ['#8fbdb2', '#bfdccb'],
    nearHill: ['#5f9f8c', '#9cc8b2'],
    haze: '#eef6e9',
    air: ['#bfdcdc', 0.42],
    lit: 0.08,
    water: [
      [0, '#a9dcd2'],
      [0.2, '#63b9b6'],
      [0.55, '#2a8f98'],
      [1, '#0f5a68'],
    ],
    ripple: '#f4fff6',
  },
  golden: {
    glows: ['#ffe0a0', '#ffc98a'],
    glowStrength: 1,
    clouds: ['#ffd9a8', '#fff0cc', '#fbd3a0'],
    farHill: ['#a99a8e', '#e3bd8c'],
    nearHill: ['#857f76', '#c9a67e'],
    haze: '#ffe0a8',
    air: ['#e0b07a', 0.28],
    lit: 0.35,
    water: [
      [0, '#f6cf98'],
      [0.18, '#c9b08c'],
      [0.5, '#6a8783'],
      [1, '#2a555c'],
    ],
    ripple: '#fff0c8',
  },
};

/** The light of the harbour at an hour. */
export function harbourLight(hour: Hour): HarbourLight {
  return HARBOUR_LIGHT[hour];
}
