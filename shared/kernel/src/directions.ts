/**
 * Where a map shows the way: an address that phones open in their map, and computers in a page
 * (Google's Maps URLs). `mapLocation` is `latitude,longitude`; without one the address is looked
 * up.
 */
export const directionsUrl = (mapLocation: string | null, address: string): string =>
  'https://www.google.com/maps/dir/?api=1&destination=' +
  encodeURIComponent(mapLocation ?? address);
