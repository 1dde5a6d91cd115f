import { subject } from './picture.ts';
import type { PictureSpec } from './picture.ts';

/** A tea counter, a supper and a workbench, with their closer looks. */
export const CRAFT_PICTURES: readonly PictureSpec[] = [
  {
    id: 'milktea',
    scene: 'milktea',
    width: 1600,
    subject: subject('Milk tea pulled through a cotton sock', '用茶袋撞製的港式奶茶'),
  },
  {
    id: 'milktea-close',
    scene: 'milktea',
    crop: 0.46,
    focus: [735, 420],
    width: 1200,
    subject: subject('Tea running through the sock', '茶湯流過茶袋'),
  },
  {
    id: 'milktea-detail',
    scene: 'milktea',
    crop: 0.44,
    focus: [400, 720],
    width: 1200,
    subject: subject('Two cups of milk tea', '兩杯奶茶'),
  },
  {
    id: 'milktea-place',
    scene: 'milktea',
    hour: 'night',
    width: 1200,
    subject: subject('The tea counter under its lamp', '燈下的水吧枱'),
  },
  {
    id: 'snakesoup',
    scene: 'snakesoup',
    width: 1600,
    subject: subject(
      'Snake soup with chrysanthemum petals, and rice with cured meats',
      '撒上菊花瓣的蛇羹，配臘味飯',
    ),
  },
  {
    id: 'snakesoup-close',
    scene: 'snakesoup',
    crop: 0.54,
    focus: [430, 500],
    width: 1200,
    subject: subject('A bowl of snake soup', '一碗蛇羹'),
  },
  {
    id: 'snakesoup-detail',
    scene: 'snakesoup',
    crop: 0.44,
    focus: [900, 580],
    width: 1200,
    subject: subject('Rice with cured sausage in a clay pot', '瓦煲臘味飯'),
  },
  {
    id: 'snakesoup-place',
    scene: 'snakesoup',
    hour: 'dusk',
    width: 1200,
    subject: subject('The supper table at dusk', '黃昏的晚飯桌'),
  },
  {
    id: 'repair',
    scene: 'repair',
    width: 1600,
    subject: subject('An open radio and a fan on a repair bench', '維修枱上拆開的收音機和風扇'),
  },
  {
    id: 'repair-close',
    scene: 'repair',
    crop: 0.5,
    focus: [720, 640],
    width: 1200,
    subject: subject('A radio with its back open', '打開背板的收音機'),
  },
  {
    id: 'repair-detail',
    scene: 'repair',
    crop: 0.44,
    focus: [600, 250],
    width: 1200,
    subject: subject('Tools on the wall above the bench', '工作枱上方牆上的工具'),
  },
  {
    id: 'repair-place',
    scene: 'repair',
    hour: 'dusk',
    width: 1200,
    subject: subject('The repair bench at dusk', '黃昏的維修枱'),
  },
];
