import { t } from './text.ts';
import type { PersonContent } from './types.ts';

type Row = readonly [key: string, en: string, zh: string];

const rows: readonly Row[] = [
  ['wing-sze', 'Wing Sze', '詠詩'],
  ['marcus-l', 'Marcus L.', 'Marcus L.'],
  ['ka-yan', 'Ka Yan', '嘉欣'],
  ['chi-ho', 'Chi Ho', '志豪'],
  ['mei-ling', 'Mei Ling', '美玲'],
  ['priya-n', 'Priya N.', 'Priya N.'],
  ['tsz-kin', 'Tsz Kin', '子健'],
  ['hoi-ching', 'Hoi Ching', '凱晴'],
  ['daniel-w', 'Daniel W.', 'Daniel W.'],
  ['suk-yee', 'Suk Yee', '淑儀'],
  ['wai-man', 'Wai Man', '偉文'],
  ['yuki-t', 'Yuki T.', 'Yuki T.'],
  ['pui-shan', 'Pui Shan', '佩珊'],
  ['kwok-keung', 'Kwok Keung', '國強'],
  ['anna-b', 'Anna B.', 'Anna B.'],
  ['lok-yi', 'Lok Yi', '樂兒'],
  ['chun-hei', 'Chun Hei', '俊熙'],
  ['sarah-k', 'Sarah K.', 'Sarah K.'],
  ['man-kit', 'Man Kit', '文傑'],
  ['yuen-ting', 'Yuen Ting', '婉婷'],
  ['tom-r', 'Tom R.', 'Tom R.'],
  ['sau-fong', 'Sau Fong', '秀芳'],
  ['ho-yin', 'Ho Yin', '浩然'],
  ['nadia-s', 'Nadia S.', 'Nadia S.'],
  ['ching-man', 'Ching Man', '靜雯'],
  ['kin-fai', 'Kin Fai', '健輝'],
  ['oscar-v', 'Oscar V.', 'Oscar V.'],
  ['yee-man', 'Yee Man', '綺雯'],
  ['tak-ming', 'Tak Ming', '德明'],
  ['grace-o', 'Grace O.', 'Grace O.'],
  ['sze-wai', 'Sze Wai', '思慧'],
  ['chun-kit', 'Chun Kit', '俊傑'],
  ['helen-m', 'Helen M.', 'Helen M.'],
  ['lai-kuen', 'Lai Kuen', '麗娟'],
  ['siu-ming', 'Siu Ming', '小明'],
  ['ravi-p', 'Ravi P.', 'Ravi P.'],
  ['nga-lam', 'Nga Lam', '雅琳'],
  ['pak-ho', 'Pak Ho', '柏豪'],
  ['clara-d', 'Clara D.', 'Clara D.'],
  ['yin-tung', 'Yin Tung', '彥彤'],
  ['wing-hong', 'Wing Hong', '永康'],
  ['jun-s', 'Jun S.', 'Jun S.'],
  ['ka-lok', 'Ka Lok', '家樂'],
  ['hiu-lam', 'Hiu Lam', '曉琳'],
  ['ben-a', 'Ben A.', 'Ben A.'],
  ['man-yee', 'Man Yee', '敏儀'],
  ['chi-wai', 'Chi Wai', '志偉'],
  ['leila-h', 'Leila H.', 'Leila H.'],
  ['on-kei', 'On Kei', '安琪'],
  ['shun-yin', 'Shun Yin', '信賢'],
  ['fiona-c', 'Fiona C.', 'Fiona C.'],
  ['kit-ying', 'Kit Ying', '潔瑩'],
  ['yat-long', 'Yat Long', '逸朗'],
  ['paolo-g', 'Paolo G.', 'Paolo G.'],
];

/**
 * Reviewers: first names, in both scripts where the name has both, and one of the 24 portraits
 * each.
 */
export const peopleContent: readonly PersonContent[] = rows.map(([key, en, zh], index) => ({
  key,
  name: t(en, zh),
  avatar: `avatar-${String((index % 24) + 1).padStart(2, '0')}`,
}));
