import { mix } from './primitives/colour.ts';

/** An hour of the day a scene can be lit for. */
export type Hour = 'dawn' | 'noon' | 'golden' | 'dusk' | 'night';

/**
 * The colours an hour lends to air, land and water; every list runs from far or high to near or
 * low.
 */
export interface Palette {
  readonly sky: readonly [string, string, string, string];
  readonly far: string;
  readonly mid: string;
  readonly near: string;
  readonly sun: string;
  readonly water: readonly [string, string, string];
}

/** The five hours of the house. */
export const HOURS: Readonly<Record<Hour, Palette>> = {
  dawn: {
    sky: ['#79b4cb', '#c3dcd6', '#ffdcb4', '#ffecc0'],
    far: '#8ea3aa',
    mid: '#56797c',
    near: '#234d4a',
    sun: '#fff0c4',
    water: ['#f2d3ad', '#8fb0ae', '#3f7176'],
  },
  noon: {
    sky: ['#3f97b8', '#83c2cf', '#cfe8e0', '#f2f4e2'],
    far: '#8dbcc0',
    mid: '#4d9483',
    near: '#1f6652',
    sun: '#ffffff',
    water: ['#a9dcd2', '#3fa8a6', '#14707c'],
  },
  golden: {
    sky: ['#4f9db0', '#a8d0bd', '#ffd596', '#ffc46f'],
    far: '#a99a8e',
    mid: '#6d7468',
    near: '#2f4f46',
    sun: '#fff0bd',
    water: ['#f6c88d', '#a08f7c', '#2f5e66'],
  },
  dusk: {
    sky: ['#1b3f63', '#5f7597', '#e78f74', '#ffc17a'],
    far: '#6c6a80',
    mid: '#3c4c64',
    near: '#152b3b',
    sun: '#ffd9a0',
    water: ['#eaa981', '#6b6f7d', '#12303f'],
  },
  night: {
    sky: ['#081724', '#10293a', '#24485a', '#4a6f76'],
    far: '#2a4a5a',
    mid: '#17323f',
    near: '#0b1e29',
    sun: '#ffe2a8',
    water: ['#2c5564', '#143340', '#081923'],
  },
};

/**
 * How a room's own colours are changed by an hour that is not its own: a veil and the way it is
 * laid on.
 */
export interface Veil {
  readonly colour: string;
  readonly strength: number;
  readonly blend: 'multiply' | 'soft-light';
}

/** The veil of each hour. */
export const VEILS: Readonly<Record<Hour, Veil>> = {
  dawn: { colour: '#ffd8cf', strength: 0.42, blend: 'multiply' },
  noon: { colour: '#f4fbf6', strength: 0.3, blend: 'soft-light' },
  golden: { colour: '#ffc27a', strength: 0.4, blend: 'multiply' },
  dusk: { colour: '#a294c0', strength: 0.42, blend: 'multiply' },
  night: { colour: '#5f7ca6', strength: 0.44, blend: 'multiply' },
};

const AIR: Readonly<Record<Hour, readonly [colour: string, share: number]>> = {
  dawn: ['#f3c9a4', 0.1],
  noon: ['#ffffff', 0],
  golden: ['#ffb867', 0.1],
  dusk: ['#2b3a5a', 0.3],
  night: ['#0d2230', 0.42],
};

/** A thing's own colour, seen through the air of an hour. */
export function throughAir(hour: Hour, colour: string): string {
  const [air, share] = AIR[hour];
  return mix(colour, air, share);
}

/** The accents of rooms and tables. */
export const indoors = {
  ink: '#0d2230',
  green: '#1f6f57',
  red: '#d8482a',
  kumquat: '#f3b53c',
  cream: '#fff3dc',
} as const;

/** The accents of the open air and of workshops; a little greyer, because air lies between. */
export const outdoors = {
  ink: '#1d2a30',
  green: '#1f7a5e',
  red: '#d8482a',
  kumquat: '#f4a63a',
  cream: '#fdf0d6',
  skin: '#e0a67e',
} as const;
