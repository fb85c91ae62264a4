import { expect, test as base } from '@playwright/test';
import { startMailbox, type Mailbox } from '@zampa/testing/mailbox';
import { prepareAccountsIn } from '@zampa/testing/people';
import { startProduct, type Product } from '@zampa/testing/product';
import { violations } from './policy-violations.ts';

type ProductFixtures = {
  /** Settings of the product beside its mailbox: `test.use({ settings: { DEMO: '1' } })`. */
  readonly settings: Readonly<Record<string, string>>;
  readonly running: { readonly product: Product; readonly mailbox: Mailbox };
  readonly product: Product;
  readonly mailbox: Mailbox;
};

/** One product and its mailbox for all journeys that want the same settings. */
export const test = base.extend<{ readonly everybodyGoesHome: void }, ProductFixtures>({
  // Pages that are left open go on working beside the journeys that follow.
  everybodyGoesHome: [
    async ({ browser }, use) => {
      violations.length = 0;
      await use();
      await Promise.all(browser.contexts().map((context) => context.close()));
      // Whatever the content security policy refuses fails the journey, on whichever screen it happens.
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
  settings: [{}, { option: true, scope: 'worker' }],
  running: [
    async ({ settings }, use) => {
      const mailbox = await startMailbox();
      const product = await startProduct({
        from: 'build',
        environment: { SMTP_URL: mailbox.url, TRUST_PROXY: '127.0.0.1', ...settings },
      });
      prepareAccountsIn(product.url, {
        query: (text, values) => product.inDatabase((database) => database.query(text, values)),
      });
      await use({ product, mailbox });
      await product.stop();
      await mailbox.stop();
    },
    { scope: 'worker' },
  ],
  product: [({ running }, use) => use(running.product), { scope: 'worker' }],
  mailbox: [({ running }, use) => use(running.mailbox), { scope: 'worker' }],
});
