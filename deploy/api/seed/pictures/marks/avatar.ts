import { mix } from '../primitives/colour.ts';
import { pick } from '../primitives/list.ts';
import { seeded } from '../primitives/random.ts';

const GROUNDS = ['#cfe3d8', '#f6d9a8', '#f5c9b4', '#c9dde6', '#e6dcc8', '#d9d3e4'] as const;
const SKINS = ['#f0c29c', '#e3a981', '#cf9068', '#f5d0b0', '#a86f4c'] as const;
const HAIRS = ['#22252b', '#3a2a22', '#5b3a26', '#8b8478', '#191b20'] as const;
const TOPS = ['#0b5a45', '#d8482a', '#2c5f7a', '#efb23f', '#33443f', '#7a4a5c'] as const;

/** Hair as two shapes: what falls behind the head and what lies over the forehead. */
interface HairCut {
  readonly behind: string;
  readonly front: string;
}

const LONG: HairCut = {
  behind: 'M25 46C22 20 34 13 48 13s27 7 24 33c-1 14 2 22 4 28H20c3-6 6-14 5-28z',
  front: 'M29 45c0-17 7-26 19-26s19 9 19 26c-4-11-10-15-14-18-6 8-14 13-24 18z',
};
const BOB: HairCut = {
  behind: 'M24 52C20 22 32 12 48 12s28 10 24 40c-1 6-4 10-9 10H33c-5 0-8-4-9-10z',
  front: 'M29 43c0-15 7-24 19-24s19 9 19 24c-12-6-26-6-38 0z',
};
const SHORT: HairCut = {
  behind: 'M29 44c-4-20 5-31 19-31s23 11 19 31z',
  front: 'M29 42c-3-18 7-27 20-27s22 10 18 28c-2-7-4-11-8-14-8 3-20 2-26 1-2 3-3 7-4 12z',
};
const CROP: HairCut = {
  behind: 'M30 42c-3-16 6-26 18-26s21 10 18 26z',
  front: 'M30 38c0-14 8-21 18-21s18 7 18 21c-3-7-6-10-8-11H38c-2 1-5 4-8 11z',
};
const BUN: HairCut = {
  behind: 'M38 12a10 9 0 0 1 20 0 10 9 0 0 1-20 0zM29 46c-4-22 6-31 19-31s23 9 19 31z',
  front: 'M29 44c1-16 8-25 19-25s18 9 19 25c-5-9-11-14-19-15-8 1-14 6-19 15z',
};
const CUTS = [LONG, SHORT, BOB, CROP, BUN] as const;

function glasses(): string {
  return (
    '<g fill="#fff" fill-opacity=".22" stroke="#2b2f36" stroke-width="1.6">' +
    '<circle cx="40.500" cy="43.500" r="6"/><circle cx="55.500" cy="43.500" r="6"/>' +
    '<path d="M46.500 43q1.500-1.400 3 0" fill="none"/></g>'
  );
}

function face(skin: string, hair: string): string {
  const warm = mix(skin, '#d8482a', 0.3);
  const lip = mix(skin, '#8a2b1c', 0.6);
  return (
    `<ellipse cx="29.500" cy="45" rx="3" ry="4.500" fill="${skin}"/><ellipse cx="66.500" ` +
    `cy="45" rx="3" ry="4.500" fill="${mix(skin, '#8a4b2c', 0.2)}"/>` +
    `<path d="M30 41c0-14 8-20 18-20s18 6 18 20c0 15-8 25-18 25S30 56 30 41z" fill="${skin}"/>` +
    `<path d="M56 23c7 3 10 9 10 18 0 15-8 25-18 25 9-3 14-12 14-24 0-8-2-14-6-19z" ` +
    `fill="${mix(skin, '#8a4b2c', 0.22)}" opacity=".6"/>` +
    `<ellipse cx="36.500" cy="51" rx="4" ry="2.600" fill="${warm}" opacity=".45"/><ellipse ` +
    `cx="59" cy="51" rx="4" ry="2.600" fill="${warm}" opacity=".45"/>` +
    '<ellipse cx="40.500" cy="43.500" rx="1.700" ry="2.100" fill="#22252b"/><ellipse ' +
    'cx="55.500" cy="43.500" rx="1.700" ry="2.100" fill="#22252b"/>' +
    `<path d="M37 38.500q3.500-2 7 0M52 38.500q3.500-2 7 0" fill="none" stroke="${hair}" ` +
    `stroke-width="1.700" stroke-linecap="round"/>` +
    `<path d="M48 45l-1.600 5.500q1.600 1.200 3 .4" fill="none" ` +
    `stroke="${mix(skin, '#8a4b2c', 0.5)}" stroke-width="1.500" stroke-linecap="round"/>` +
    `<path d="M42.500 56q5.500 4.600 11 0" fill="none" stroke="${lip}" stroke-width="2" ` +
    `stroke-linecap="round"/>`
  );
}

/** A portrait for an account without a picture: the SVG text of seed 1 to 24, always the same. */
export function avatar(seed: number): string {
  const random = seeded(seed * 977 + 5);
  const ground = pick(random, GROUNDS);
  const skin = pick(random, SKINS);
  const hair = pick(random, HAIRS);
  const top = pick(random, TOPS);
  const cut = CUTS[seed % CUTS.length] ?? SHORT;
  const spectacles = random() < 0.28;
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="256" height="256">' +
    `<rect width="96" height="96" fill="${ground}"/><path d="M0 0H62A62 62 0 0 1 0 62Z" ` +
    `fill="#fff3dc" opacity=".45"/>` +
    `<path d="${cut.behind}" fill="${mix(hair, '#0d2230', 0.15)}"/>` +
    `<path d="M8 100c0-23 17-33 40-33s40 10 40 33z" fill="${top}"/><path d="M62 69c16 4 26 13 ` +
    `26 31H70c0-13-2-23-8-31z" fill="#0d2230" opacity=".18"/>` +
    `<path d="M39 58h18v13q-9 9-18 0z" fill="${mix(skin, '#8a4b2c', 0.3)}"/>` +
    face(skin, hair) +
    `<path d="${cut.front}" fill="${hair}"/><path d="M36 25q6-6 14-6" fill="none" ` +
    `stroke="#fff3dc" stroke-width="2" stroke-linecap="round" opacity=".25"/>` +
    (spectacles ? glasses() : '') +
    '</svg>'
  );
}
