import { subject } from './picture.ts';
import type { PictureSpec } from './picture.ts';

/** Sea, hills, streets and rides. */
export const OUT_PICTURES: readonly PictureSpec[] = [
  {
    id: 'harbour',
    scene: 'harbour',
    width: 1600,
    subject: subject('A green ferry crossing the harbour at dusk', '黃昏時分，綠色渡輪橫越海港'),
  },
  {
    id: 'harbour-left',
    scene: 'harbourLeft',
    width: 1600,
    subject: subject(
      'A ferry leaving the left shore of the harbour at dusk',
      '黃昏時分，渡輪離開海港左岸',
    ),
  },
  {
    id: 'harbour-wide',
    scene: 'harbourRight',
    width: 1600,
    subject: subject(
      'A ferry nearing the right shore of the harbour at dusk',
      '黃昏時分，渡輪駛近海港右岸',
    ),
  },
  {
    id: 'ridge',
    scene: 'ridge',
    width: 1600,
    subject: subject(
      'Walkers on a ridge path above the morning haze',
      '晨霧之上，行山客走在山脊小徑',
    ),
  },
  {
    id: 'junk',
    scene: 'junk',
    width: 1600,
    subject: subject('A junk with red sails in an evening bay', '傍晚海灣裏的紅帆船'),
  },
  {
    id: 'cablecar',
    scene: 'cablecar',
    width: 1600,
    subject: subject('Cable cars crossing green hills in mist', '纜車越過霧中青山'),
  },
  {
    id: 'tram',
    scene: 'tram',
    width: 1600,
    subject: subject('A double-decker tram on a street after rain', '雨後街道上的雙層電車'),
  },
  {
    id: 'wheel',
    scene: 'wheel',
    width: 1600,
    subject: subject(
      'An observation wheel over fairground tents at night',
      '夜裏的摩天輪，下面是遊樂攤位',
    ),
  },
  {
    id: 'cabin',
    scene: 'cabin',
    width: 1600,
    subject: subject('Two people in a cabin at the top of the wheel', '摩天輪頂端車廂裏的兩個人'),
  },
  {
    id: 'kayak',
    scene: 'kayak',
    width: 1600,
    subject: subject('Two kayaks before a sea arch', '海蝕拱門前的兩艘獨木舟'),
  },
  {
    id: 'surf',
    scene: 'surf',
    width: 1600,
    subject: subject('A surfer ahead of a breaking wave', '滑浪者衝在浪捲之前'),
  },
  {
    id: 'climb',
    scene: 'climb',
    width: 1600,
    subject: subject(
      'A climber high on an indoor wall with a partner below',
      '室內攀石牆上的攀爬者，同伴在下面拉繩',
    ),
  },
  {
    id: 'cycling',
    scene: 'cycling',
    width: 1600,
    subject: subject('A cyclist on a seaside path in evening light', '傍晚在海濱單車徑騎車'),
  },
  {
    id: 'yoga',
    scene: 'yoga',
    width: 1600,
    subject: subject('A yoga class on a rooftop at first light', '清晨天台上的瑜伽班'),
  },
  {
    id: 'stilts',
    scene: 'stilts',
    width: 1600,
    subject: subject('Stilt houses and a sampan at dusk', '黃昏的水上棚屋與舢舨'),
  },
];
