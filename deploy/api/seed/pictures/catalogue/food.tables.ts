import { subject } from './picture.ts';
import type { PictureSpec } from './picture.ts';

/** Eating and drinking. */
export const FOOD_PICTURES: readonly PictureSpec[] = [
  {
    id: 'dimsum',
    scene: 'dimsum',
    width: 1600,
    subject: subject(
      'Steamed dumplings in bamboo baskets with a pot of tea',
      '竹蒸籠裏的點心，配一壺茶',
    ),
  },
  {
    id: 'tea',
    scene: 'tea',
    width: 1600,
    subject: subject('A three-tier afternoon tea by an arched window', '拱窗旁的三層下午茶'),
  },
  {
    id: 'omakase',
    scene: 'omakase',
    width: 1600,
    subject: subject(
      'A sushi chef behind the counter with four pieces served',
      '壽司師傅站在吧枱後，枱上四件壽司',
    ),
  },
  {
    id: 'bar',
    scene: 'bar',
    width: 1600,
    subject: subject('Two cocktails on a bar above the city at night', '夜景吧枱上的兩杯雞尾酒'),
  },
  {
    id: 'hotpot',
    scene: 'hotpot',
    width: 1600,
    subject: subject(
      'A split hot pot of red and white broth with plates around it',
      '紅白鴛鴦火鍋，四周擺滿配料',
    ),
  },
  {
    id: 'noodle',
    scene: 'noodle',
    width: 1600,
    subject: subject(
      'A street noodle stall lit at night with a guest on a stool',
      '夜裏亮燈的街邊麵檔，一位客人坐在櫈上',
    ),
  },
  {
    id: 'bakery',
    scene: 'bakery',
    width: 1600,
    subject: subject('Pineapple buns and egg tarts on bakery trays', '麵包店托盤上的菠蘿包和蛋撻'),
  },
  {
    id: 'cooking',
    scene: 'cooking',
    width: 1600,
    subject: subject('Hands folding a dumpling on a wooden board', '雙手在木板上包餃子'),
  },
  {
    id: 'dessert',
    scene: 'dessert',
    width: 1600,
    subject: subject(
      'A glass of mango and pomelo dessert with cut fruit',
      '一杯楊枝甘露，旁邊是切開的芒果和西柚',
    ),
  },
  {
    id: 'siumei',
    scene: 'siumei',
    width: 1600,
    subject: subject(
      'Roast goose and char siu hanging in a shop window',
      '燒臘店櫥窗裏掛着燒鵝和叉燒',
    ),
  },
  {
    id: 'coffee',
    scene: 'coffee',
    width: 1600,
    subject: subject('A flat white in front of an espresso machine', '咖啡機前的一杯鮮奶咖啡'),
  },
  {
    id: 'teaceremony',
    scene: 'teaceremony',
    width: 1600,
    subject: subject(
      'A clay teapot and small cups before a round window',
      '圓窗前的紫砂壺和小茶杯',
    ),
  },
  {
    id: 'wine',
    scene: 'wine',
    width: 1600,
    subject: subject('Three glasses of wine in a cellar of barrels', '酒窖木桶前的三杯葡萄酒'),
  },
  {
    id: 'teppan',
    scene: 'teppan',
    width: 1600,
    subject: subject('A chef flambéing on a teppanyaki grill', '廚師在鐵板上點火烹煮'),
  },
  {
    id: 'buffet',
    scene: 'buffet',
    width: 1600,
    subject: subject(
      'A seafood tower of lobster, oysters and prawns',
      '龍蝦、生蠔和蝦堆成的海鮮塔',
    ),
  },
  {
    id: 'market',
    scene: 'market',
    width: 1600,
    subject: subject('Two friends walking into a night market', '兩個朋友走進夜市'),
  },
];
