import { hongKongTime } from '@tapnook/kernel';

/** Victoria Harbour. */
const PLACE = { latitude: 22.3, longitude: 114.17 };
const RADIANS = Math.PI / 180;
const J2000 = Date.UTC(2000, 0, 1, 12);
const DAY = 86_400_000;

/**
 * When the sun sets in Hong Kong on a day, `HH:mm`: the almanac's formula, right to a minute or
 * two.
 */
export const sunsetTime = (day: string): string => {
  const days = Math.round((Date.parse(`${day}T12:00:00Z`) - J2000) / DAY);
  const noon = days - PLACE.longitude / 360;
  const anomaly = (357.5291 + 0.98560028 * noon) % 360;
  const centre = 1.9148 * Math.sin(anomaly * RADIANS) + 0.02 * Math.sin(2 * anomaly * RADIANS);
  const longitude = (anomaly + centre + 180 + 102.9372) % 360;
  const transit =
    noon + 0.0053 * Math.sin(anomaly * RADIANS) - 0.0069 * Math.sin(2 * longitude * RADIANS);
  const declination = Math.asin(Math.sin(longitude * RADIANS) * Math.sin(23.44 * RADIANS));
  const latitude = PLACE.latitude * RADIANS;
  const angle = Math.acos(
    (Math.sin(-0.833 * RADIANS) - Math.sin(latitude) * Math.sin(declination)) /
      (Math.cos(latitude) * Math.cos(declination)),
  );
  return hongKongTime(J2000 + (transit + angle / RADIANS / 360) * DAY);
};
