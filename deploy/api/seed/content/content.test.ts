import { describe, expect, test } from '@jest/globals';
import { galleryFor } from '../gallery.ts';
import { AVATARS, MARKS, SCENES } from '../pictures/index.ts';
import {
  branchDistricts,
  categoryKeys,
  emptyTexts,
  everyText,
  leafKeys,
  repeats,
} from './content.testkit.ts';
import { content } from './index.ts';

const FOOD_AND_STAYS =
  /hotels|city-rooms|villas|camping|day-stays|dim-sum|cantonese|hotpot|counter|stalls|buffets|tea$|cafes|bars/;
const scenes = new Set(SCENES.map(({ id }) => id));
const products = new Map(content.products.map((item) => [item.key, item]));
const merchants = new Map(content.merchants.map((item) => [item.key, item]));

describe('the written content', () => {
  test('fills the shop: enough products, merchants, questions and lists', () => {
    expect(content.products.length).toBeGreaterThanOrEqual(160);
    expect(content.merchants.length).toBeGreaterThanOrEqual(45);
    expect(content.productLists.length).toBeGreaterThanOrEqual(10);
    expect(content.faqs.flatMap(({ questions }) => questions).length).toBeGreaterThanOrEqual(40);
    expect(content.home.campaigns.map(({ hour }) => hour)).toEqual([
      '17:50',
      '19:30',
      '21:30',
      '06:10',
      '11:20',
    ]);
  });

  test('has no two products or merchants at one address, and no two names alike', () => {
    expect(repeats(content.products.map((item) => item.route ?? item.key))).toEqual([]);
    expect(repeats(content.merchants.map((item) => item.route ?? item.key))).toEqual([]);
    expect(repeats(content.products.map((item) => item.name.en))).toEqual([]);
    expect(repeats(content.products.map((item) => item.name.zh))).toEqual([]);
    expect(repeats(content.products.map((item) => item.sellingPoint.en))).toEqual([]);
    expect(
      repeats(content.products.map((item) => item.description.en.split('\n\n')[0] ?? '')),
    ).toEqual([]);
  });

  test('names only scenes, marks and portraits that are drawn', () => {
    const marks = new Set(MARKS.map(({ id }) => id));
    const portraits = new Set(AVATARS.map(({ id }) => id));
    const named = [
      ...content.products.flatMap((item) => [
        ...item.scenes,
        ...item.plans.flatMap((plan) => plan.scenes ?? []),
      ]),
      ...content.merchants.flatMap(({ scenes: used }) => [used.cover, ...(used.gallery ?? [])]),
      ...content.productLists.flatMap(({ scene, phoneScene = scene }) => [scene, phoneScene]),
      ...[
        ...content.home.campaigns,
        ...content.home.scrollingBanners,
        ...content.home.informationGrid,
        ...content.home.pressReleases,
      ].map(({ scene }) => scene),
      ...[
        ...content.home.campaigns,
        ...content.home.scrollingBanners,
        ...content.home.informationGrid,
      ].flatMap(({ phoneScene }) => phoneScene ?? []),
      ...content.categories.flatMap((item) => [
        item.scene,
        ...(item.children ?? []).map(({ scene }) => scene),
      ]),
    ];
    expect(named.filter((name) => !scenes.has(name))).toEqual([]);
    expect(
      content.merchants.filter(({ scenes: used }) => !marks.has(used.logo)).map(({ key }) => key),
    ).toEqual([]);
    expect(
      content.people
        .filter(({ avatar }) => avatar !== undefined && !portraits.has(avatar))
        .map(({ key }) => key),
    ).toEqual([]);
  });
});

describe('the home page', () => {
  // The picture above and the links around are no sections with a name.
  const FRAME = ['header-campaign', 'mobile-categories', 'seo-link'];
  test('shows at most eight named sections, and no invented press', () => {
    const shown = content.home.sections
      .filter(({ key, hidden }) => !hidden && !FRAME.includes(key))
      .map(({ key }) => key);
    expect(shown.length).toBeLessThanOrEqual(8);
    expect(shown).not.toContain('press-release');
  });
});

describe('references in the content', () => {
  test('refers only to what exists', () => {
    const leaves = leafKeys(content.categories);
    const notices = new Set(content.notices.map(({ key }) => key));
    const banks = new Set(content.reviewBanks.map(({ key }) => key));
    const districts = branchDistricts(content.districts);
    const lost = content.products.flatMap((item) => {
      const branches = new Set(merchants.get(item.merchant)?.branches.map(({ key }) => key) ?? []);
      return [
        ...(merchants.has(item.merchant) ? [] : [`${item.key}: merchant ${item.merchant}`]),
        ...(item.branches ?? [])
          .filter((key) => !branches.has(key))
          .map((key) => `${item.key}: branch ${key}`),
        ...item.categories
          .filter((key) => !leaves.has(key))
          .map((key) => `${item.key}: category ${key}`),
        ...item.notices
          .filter((key) => !notices.has(key))
          .map((key) => `${item.key}: notice ${key}`),
        ...(!item.location || districts.has(item.location.district)
          ? []
          : [`${item.key}: district ${item.location.district}`]),
        ...(banks.has(item.reviewBank ?? '')
          ? []
          : [`${item.key}: bank ${String(item.reviewBank)}`]),
      ];
    });
    const roots = categoryKeys(content.categories);
    expect(lost).toEqual([]);
    expect(
      content.merchants.flatMap((item) =>
        item.branches
          .filter(({ district }) => !districts.has(district))
          .map(({ district }) => `${item.key}: ${district}`),
      ),
    ).toEqual([]);
    expect(
      content.merchants.flatMap((item) => item.categories.filter((key) => !roots.has(key))),
    ).toEqual([]);
    expect(
      content.productLists.flatMap((list) => list.products.filter((key) => !products.has(key))),
    ).toEqual([]);
    const demoStates = content.demoAccounts.flatMap(({ states }) => states);
    expect(
      demoStates.filter(
        ({ product, plan }) => !products.get(product)?.plans.some(({ key }) => key === plan),
      ),
    ).toEqual([]);
  });

  test('points banners and links at what exists', () => {
    const roots = categoryKeys(content.categories);
    const lists = new Set(content.productLists.map(({ key }) => key));
    const { campaigns, scrollingBanners, informationGrid, coinBanner, cashCouponBanner, seoLinks } =
      content.home;
    const targets = [
      ...[...campaigns, ...scrollingBanners, ...informationGrid, coinBanner, cashCouponBanner].map(
        ({ target }) => target,
      ),
      ...seoLinks.flatMap(({ links }) => links.map(({ target }) => target)),
    ];
    const broken = targets.filter(
      (target) =>
        (target.kind === 'product' && !products.has(target.key)) ||
        (target.kind === 'product-list' && !lists.has(target.key)) ||
        (target.kind === 'category' && !roots.has(target.key)),
    );
    expect(broken).toEqual([]);
  });
});

describe('the range of the content', () => {
  test('covers every category, all 18 districts, every kind and every shelf state', () => {
    const used = new Set(content.products.flatMap(({ categories }) => categories));
    expect([...leafKeys(content.categories)].filter((key) => !used.has(key))).toEqual([]);
    const places = new Set(
      content.merchants.flatMap(({ branches }) => branches.map(({ district }) => district)),
    );
    const eighteen = content.districts.flatMap(({ children = [] }) => children);
    expect(eighteen).toHaveLength(18);
    expect(
      eighteen
        .filter(
          ({ key, children = [] }) =>
            ![key, ...children.map((child) => child.key)].some((place) => places.has(place)),
        )
        .map(({ key }) => key),
    ).toEqual([]);
    expect(new Set(content.products.map(({ kind }) => kind)).size).toBe(4);
    expect(new Set(content.products.map(({ shelf = 'on' }) => shelf)).size).toBe(5);
  });

  test('is written in both languages, without exclamation marks', () => {
    expect(emptyTexts(content)).toEqual([]);
    expect(everyText(content).filter(({ en, zh }) => /[!！]/u.test(en + zh))).toEqual([]);
  });

  test('sells at a price below the struck one, and dates what is dated', () => {
    const plans = content.products.flatMap((item) => item.plans.map((plan) => ({ item, plan })));
    expect(
      plans
        .filter(({ plan }) => plan.specialPrice !== undefined && plan.specialPrice >= plan.price)
        .map(({ item }) => item.key),
    ).toEqual([]);
    expect(
      plans
        .filter(
          ({ item, plan }) =>
            (item.kind === 'dated' || item.kind === 'limited') && !plan.calendar?.length,
        )
        .map(({ item }) => item.key),
    ).toEqual([]);
    expect(
      plans
        .filter(({ item, plan }) => item.kind !== 'dated' && !plan.validForDays)
        .map(({ item }) => item.key),
    ).toEqual([]);
  });

  test('gives reviewers at least thirty sentences for each kind of product', () => {
    const counts = content.reviewBanks.map(
      ({ good, mixed, poor }) =>
        [good, mixed, poor].flatMap((set) => [...set.openings, ...set.details, ...set.endings])
          .length,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(30);
  });
});

describe('pictures of the content', () => {
  test('puts no two products with the same picture beside each other, nor twice in one gallery', () => {
    const rows = [
      content.products.map(({ key }) => key),
      ...content.productLists.map((list) => list.products),
    ];
    const pairs = rows.flatMap((row) =>
      row.filter(
        (key, index) =>
          index > 0 &&
          products.get(key)?.scenes[0] === products.get(row[index - 1] ?? '')?.scenes[0],
      ),
    );
    expect(pairs).toEqual([]);
  });

  // Covers: CAT-081
  test('gives each product a gallery of at least four different pictures that are drawn', () => {
    const galleries = content.products.map((item) => {
      const merchant = merchants.get(item.merchant);
      return merchant ? galleryFor(item, merchant) : [];
    });
    expect(
      galleries.filter(
        (gallery) =>
          gallery.length < 4 ||
          repeats(gallery).length > 0 ||
          gallery.some((name) => !scenes.has(name)),
      ),
    ).toEqual([]);
    expect(
      new Set(
        content.products.flatMap((item, index) =>
          item.kind === 'cash-coupon' ? [galleries[index]?.[0]] : [],
        ),
      ).size,
    ).toBeGreaterThan(4);
  });

  test('shows no meat and no prawns with what has none, and no other hotel’s room', () => {
    const shown = (key: string): string[] => {
      const item = products.get(key);
      const merchant = item && merchants.get(item.merchant);
      return item && merchant ? galleryFor(item, merchant) : [];
    };
    const meat = /^(?:dimsum|hotpot|siumei|cooking|buffet|teppan|omakase|stilts)/;
    for (const key of ['temple-morning-vegetarian-lunch', 'yuen-long-mushroom-pot'])
      expect([key, shown(key).filter((name) => meat.test(name))]).toEqual([key, []]);
    // A window over the harbour is only Hotel Mooring’s to show.
    const views = content.products.flatMap((item) =>
      ['tong-lau-rooms', 'quarterdeck-hotel'].includes(item.merchant)
        ? shown(item.key).filter((name) => ['room', 'room-place'].includes(name))
        : [],
    );
    expect(views).toEqual([]);
  });

  test('shows what is let for a night or a day, not the street or the lobby before it', () => {
    const lets = /hotels|city-rooms|villas|day-stays/;
    const elsewhere = /^(?:noodle|tram|market|lobby|harbour|cablecar)/;
    expect(
      content.products.flatMap((item) =>
        item.kind !== 'cash-coupon' &&
        item.categories.some((key) => lets.test(key)) &&
        elsewhere.test(item.scenes[0] ?? '')
          ? [item.key]
          : [],
      ),
    ).toEqual([]);
  });

  test('shares a cover among three at most: a page of massages shows different pictures', () => {
    const covers = content.products.flatMap(({ kind, scenes: [cover] }) =>
      kind === 'cash-coupon' ? [] : [cover],
    );
    expect(covers.filter((cover) => covers.filter((one) => one === cover).length > 3)).toEqual([]);
  });

  test('shows each table, drink, room and tent by a cover of its own', () => {
    const covers = content.products.flatMap((item) =>
      item.kind !== 'cash-coupon' && item.categories.some((key) => FOOD_AND_STAYS.test(key))
        ? [item.scenes[0]]
        : [],
    );
    expect(covers.filter((cover, index) => covers.indexOf(cover) !== index)).toEqual([]);
  });

  test('shows each product by its own scene, and by little else', () => {
    const sceneOf = (picture: string): string => picture.split('-')[0] ?? '';
    const strange = content.products.flatMap((item) => {
      const merchant = merchants.get(item.merchant);
      const shown =
        merchant && item.kind !== 'cash-coupon' ? galleryFor(item, merchant).map(sceneOf) : [];
      return new Set(shown).size > 3 ? [item.key] : [];
    });
    expect(strange).toEqual([]);
    const galleryWith = (key: string, scene: string): boolean =>
      products.get(key)?.scenes.some((name) => sceneOf(name) === scene) ?? true;
    expect([
      galleryWith('hands-on-pottery', 'tram'),
      galleryWith('private-heritage-tram-two-hours', 'bar'),
      galleryWith('night-ridge-city-lights', 'harbour'),
      galleryWith('private-wheel-for-two-after-hours', 'wine'),
    ]).toEqual([false, false, false, false]);
  });
});

describe('texts of products', () => {
  test('describes each product in three to five paragraphs with two to four questions', () => {
    const count = (text: string): number => text.split('\n\n').length;
    const odd = content.products.filter(
      ({ description, faqs = [] }) =>
        count(description.en) < 3 ||
        count(description.en) > 5 ||
        count(description.en) !== count(description.zh) ||
        faqs.length < 2 ||
        faqs.length > 4,
    );
    expect(odd.map(({ key }) => key)).toEqual([]);
  });

  // Covers: CAT-084
  test('tells what is booked later, sent or confirmed apart from what one walks in with', () => {
    const words = (item: (typeof content.products)[number]): string =>
      [
        item.description,
        item.schedule,
        ...item.plans.flatMap((plan) => [plan.description, plan.howToUse]),
      ]
        .map((text) => text?.en ?? '')
        .join(' ');
    const later = content.products.filter(({ kind }) => kind === 'limited');
    expect(later.filter((item) => /no booking/i.test(words(item))).map(({ key }) => key)).toEqual(
      [],
    );
    const sent = content.products.filter(
      (item) => item.kind === 'period' && item.plans.some(({ needsAddress }) => needsAddress),
    );
    expect(
      sent
        .filter((item) => /show the voucher|at the till|walk in/i.test(words(item)))
        .map(({ key }) => key),
    ).toEqual([]);
    expect(
      content.products
        .filter(
          ({ notices }) => notices.includes('instant') && notices.includes('merchant-confirms'),
        )
        .map(({ key }) => key),
    ).toEqual([]);
  });
});
