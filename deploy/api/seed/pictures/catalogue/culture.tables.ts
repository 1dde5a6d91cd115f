import { subject } from './picture.ts';
import type { PictureSpec } from './picture.ts';

/** Workshops, stages and halls. */
export const CULTURE_PICTURES: readonly PictureSpec[] = [
  {
    id: 'pottery',
    scene: 'pottery',
    width: 1600,
    subject: subject('Hands shaping a clay pot on a wheel', '雙手在轆轤上拉坯'),
  },
  {
    id: 'pottery-hands',
    scene: 'pottery',
    crop: 0.33,
    focus: [620, 585],
    width: 1600,
    subject: subject('Two hands steadying the wall of a clay pot', '雙手扶着陶坯的外壁'),
  },
  {
    id: 'pottery-shelf',
    scene: 'pottery',
    crop: 0.36,
    focus: [760, 315],
    width: 1600,
    subject: subject('Glazed vases and bowls on a studio shelf', '工房木架上的上釉花瓶和碗'),
  },
  {
    id: 'pottery-glaze',
    scene: 'pottery',
    crop: 0.33,
    focus: [520, 180],
    width: 1600,
    subject: subject('Cups and bowls in four glazes', '四種釉色的杯和碗'),
  },
  {
    id: 'perfume',
    scene: 'perfume',
    width: 1600,
    subject: subject('A bottle of scent on a blending bench', '調香枱上的一瓶香水'),
  },
  {
    id: 'flower',
    scene: 'flower',
    width: 1600,
    subject: subject('A wrapped bouquet on a florist’s table', '花藝枱上包好的花束'),
  },
  {
    id: 'easel',
    scene: 'easel',
    width: 1600,
    subject: subject('A painter at an easel painting a red-sailed junk', '畫家在畫架前畫紅帆船'),
  },
  {
    id: 'museum',
    scene: 'museum',
    width: 1600,
    subject: subject(
      'Visitors round a green vase in a museum hall',
      '博物館展廳裏，參觀者圍看綠釉大瓶',
    ),
  },
  {
    id: 'concert',
    scene: 'concert',
    width: 1600,
    subject: subject('A guitarist on stage before a crowd', '台上的結他手與台下觀眾'),
  },
  {
    id: 'opera',
    scene: 'opera',
    width: 1600,
    subject: subject('A Cantonese opera performer in full costume', '粵劇演員全套戲服亮相'),
  },
  {
    id: 'escape',
    scene: 'escape',
    width: 1600,
    subject: subject('A locked box and clues under a desk lamp', '枱燈下的密碼箱與線索'),
  },
  {
    id: 'karaoke',
    scene: 'karaoke',
    width: 1600,
    subject: subject(
      'A singer and two friends clapping in a karaoke room',
      '卡拉OK房裏唱歌的人和拍手的兩個朋友',
    ),
  },
  {
    id: 'aquarium',
    scene: 'aquarium',
    width: 1600,
    subject: subject(
      'A parent and child under a ray in an aquarium tunnel',
      '海底隧道裏，親子抬頭看魔鬼魚',
    ),
  },
];
