/** What `robots.txt` asks of search engines; the sitemap's address follows. */
export const ROBOTS = [
  'User-agent: *',
  'Disallow: /api/',
  'Allow: /api/media/',
  'Disallow: /*/checkout',
  'Disallow: /*/profile',
  'Disallow: /*/voucher',
  'Disallow: /*/login',
];
