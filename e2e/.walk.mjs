import { chromium } from 'playwright';
const BASE = 'http://localhost:4600';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
page.on('console', (m) => ['error', 'warning'].includes(m.type()) && console.log('CONSOLE', m.type(), m.text().slice(0, 200)));
page.on('pageerror', (e) => console.log('UNCAUGHT', e.message));
await page.goto(`${BASE}/en-US/terms/usage-terms`);
await page.evaluate(async () => { await fetch('/api/v1/public/accounts/users/login', { method: 'POST', headers: { 'content-type': 'application/json', source: 'Web' }, body: JSON.stringify({ email: 'demo@tapnook.example', password: 'Corner_2026' }) }); });
const call = (path, body) => page.evaluate(async ([path, body]) => (await (await fetch('/api' + path, { method: body ? 'POST' : 'GET', headers: { 'x-auth-schema': 'Bearer', source: 'Web', 'content-type': 'application/json' }, body: body ? JSON.stringify(body) : undefined })).json()), [path, body]);
const orders = (await call('/v2/client/orders?pageNum=1&pageSize=50')).data;
console.log(JSON.stringify((orders.items ?? orders.list).map((o) => [o.orderNo, o.orderStatus, o.isBooking, o.vouchers?.length, o.productName.en_gb, o.endReason])));
for (const [name, path, width, theme] of process.argv.slice(2).map((a) => a.split(','))) {
  await page.setViewportSize({ width: Number(width), height: Number(width) < 800 ? 844 : 900 });
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.goto(BASE + path);
  await page.locator('h1').first().waitFor();
  await page.waitForTimeout(1800);
  await page.screenshot({ path: `.var/${name}.png`, fullPage: true });
  console.log(name, page.url());
}
await browser.close();
