import { chromium } from '@playwright/test';
import { browserArguments, findBrowser } from '@zampa/testing/browser';
import { startProduct } from '@zampa/testing/product';
const product = await startProduct({ environment: { DEMO: '1' } });
const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: [...browserArguments],
});
for (const style of [true, false])
  for (const [base, email, pages] of [
    [
      '/',
      'vet@zampa.example',
      [
        '/dashboard',
        '/workspace',
        '/workspace/clients',
        '/workspace/calendar',
        '/settings',
        '/workspace/requests',
      ],
    ],
    [
      '/app/',
      'owner@zampa.example',
      ['/app/', '/app/pets', '/app/diary', '/app/vets', '/app/profile'],
    ],
  ] as const) {
    const context = await browser.newContext();
    const page = await context.newPage();
    const said: string[] = [];
    page.on('console', (m) => {
      if (/policy|trusted/i.test(m.text())) said.push(m.text().slice(0, 160));
    });
    page.on('pageerror', (e) => said.push('ERR ' + e.message.slice(0, 160)));
    await page.route('**/*', async (route) => {
      if (style || route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      const headers = { ...response.headers() };
      headers['content-security-policy'] = (headers['content-security-policy'] ?? '').replace(
        " 'unsafe-inline'",
        '',
      );
      await route.fulfill({ response, headers });
    });
    await page.goto(product.url + base + 'login');
    await page.locator('input[type=email]').fill(email);
    await page.locator('input[type=password]').first().fill('Zampa-demo-1');
    await page.keyboard.press('Enter');
    await page.waitForTimeout(3000);
    for (const path of pages) {
      await page.goto(product.url + path);
      await page.waitForTimeout(1500);
      said.push(`at ${page.url()} ${(await page.locator('body').innerText()).length}`);
    }
    console.log(style, base, [...new Set(said)].join('\n   '));
    await context.close();
  }
await browser.close();
await product.stop();
process.exit(0);
