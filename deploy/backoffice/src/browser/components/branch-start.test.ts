import { describe, expect, test } from '@jest/globals';
import { branchStart } from './branch-start.ts';

const MIDDLE = { latitude: 22.381, longitude: 114.271 };
const pier = { districtId: '20', latitude: 22.38, longitude: 114.27 };
const mall = { districtId: '3', latitude: 22.28, longitude: 114.21 };

describe('where a new branch begins on the map', () => {
  test('is the middle of its district', () => {
    expect(branchStart([mall], '20', MIDDLE)).toEqual(MIDDLE);
  });

  test('is another branch of the merchant in that district, if there is one', () => {
    const { latitude, longitude } = pier;
    expect(branchStart([pier, mall], '20', MIDDLE)).toEqual({
      latitude,
      longitude,
    });
  });

  test('is the merchant’s last branch, and the middle of Hong Kong at first, elsewhere', () => {
    expect(branchStart([pier, mall], '', undefined)).toMatchObject({ latitude: 22.28 });
    expect(branchStart([], '9', undefined)).toMatchObject({ latitude: 22.3027 });
  });
});
