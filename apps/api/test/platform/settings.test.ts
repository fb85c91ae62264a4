import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../src/settings/settings.ts';
import { runFailingStart } from '../crash/server-process.ts';

function mistakesOf(environment: Record<string, string | undefined>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 'a secret of more than 24 characters',
  SMTP_URL: 'smtp://mail.example',
  STRIPE_SECRET_KEY: 'sk_live_1',
  CHARGEBEE_SITE: 'zampa',
  CHARGEBEE_API_KEY: 'live_1',
};

describe('readSettings', () => {
  it('has defaults for everything and treats empty values as unset', () => {
    expect(readSettings({ PORT: '', SMTP_URL: '' })).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      production: false,
      demo: false,
      smtpUrl: undefined,
      clockOffsetSeconds: 0,
      smsCountries: null,
      messagesPerDay: { email: 20_000, sms: 1000 },
    });
  });

  it('reads SMS_COUNTRIES in any case', () => {
    expect(readSettings({ SMS_COUNTRIES: 'it, De' }).smsCountries).toEqual(['IT', 'DE']);
  });

  it.each([
    {
      S3_ENDPOINT: 'https://files.example',
      S3_BUCKET: 'uploads',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    { TWILIO_ACCOUNT_SID: 'AC1', TWILIO_AUTH_TOKEN: 'token', SMS_FROM: '+390699900000' },
    { CHARGEBEE_SITE: 'zampa', CHARGEBEE_API_KEY: 'key' },
    {
      CHARGEBEE_WEBHOOK_USER: 'billing',
      CHARGEBEE_WEBHOOK_PASSWORD: 'a password of more than 24 characters',
    },
    { LIVEKIT_URL: 'wss://calls.example', LIVEKIT_API_KEY: 'key', LIVEKIT_API_SECRET: 'secret' },
    { TURN_URLS: 'turn:relay.example', TURN_SECRET: 'a shared secret of the relay' },
    {
      VAPID_SUBJECT: 'mailto:we@clinic.example',
      VAPID_PUBLIC_KEY: 'B'.repeat(87),
      VAPID_PRIVATE_KEY: 'b'.repeat(43),
    },
    { ANDROID_APP_ID: 'example.zampa.owner', ANDROID_CERT_SHA256: Array(32).fill('0A').join(':') },
  ])('requires settings of a group together and names the missing one: %o', (whole) => {
    expect(mistakesOf(whole)).toEqual([]);
    for (const name of Object.keys(whole)) {
      const mistakes = mistakesOf({ ...whole, [name]: undefined });
      expect(mistakes, name).toEqual([expect.stringMatching(`^${name}: missing`)]);
    }
  });

  it.each([
    ['ANDROID_APP_ID', 'zampa'],
    ['ANDROID_CERT_SHA256', '0A:1B'],
    ['IOS_APP_ID', 'example.zampa.owner'],
  ])('rejects %s with the value %s', (name, value) => {
    const [mistake] = mistakesOf({ [name]: value });
    expect(mistake).toMatch(new RegExp(`^${name}: must be`));
  });

  it('stores files in a bucket only where one is configured', () => {
    expect(readSettings({}).s3).toBeNull();
  });

  it('requires the LiveKit settings when VIDEO_PROVIDER is livekit', () => {
    const reason = 'missing, VIDEO_PROVIDER is livekit';
    expect(mistakesOf({ VIDEO_PROVIDER: 'livekit' })).toEqual([
      `LIVEKIT_URL: ${reason}`,
      `LIVEKIT_API_KEY: ${reason}`,
      `LIVEKIT_API_SECRET: ${reason}`,
    ]);
    expect(mistakesOf({ VIDEO_PROVIDER: 'other' })).toEqual([
      'VIDEO_PROVIDER: must be p2p or livekit',
    ]);
  });

  it('reports one line per mistake, with the name of the setting', () => {
    const mistakes = mistakesOf({
      PORT: '70000',
      SMTP_URL: 'http://mail.example',
      DATABASE_URL: 'mysql://somewhere',
      REDIS_URL: 'http://somewhere',
      PUBLIC_URL: 'no address',
      TRUST_PROXY: '10.0.0.0/8, the proxy',
      DEMO: 'yes',
      AUTH_SECRET: 'short',
      CLOCK_OFFSET_SECONDS: 'soon',
    });
    expect(mistakes.map((line) => line.replace(/:.*/, '')).toSorted()).toEqual([
      'AUTH_SECRET',
      'CLOCK_OFFSET_SECONDS',
      'DATABASE_URL',
      'DEMO',
      'PORT',
      'PUBLIC_URL',
      'REDIS_URL',
      'SMTP_URL',
      'TRUST_PROXY',
    ]);
  });

  it.each(['abc', 'NaN', '-1', '70000', '4000.5', '1e3', '0x10', ' ', '4000 '])(
    'rejects the port "%s"',
    (PORT) => {
      expect(mistakesOf({ PORT })).toEqual(['PORT: must be a whole number from 0 to 65535']);
    },
  );

  it.each([
    ['NODE_ENV', 'prod', 'must be development, test or production'],
    ['SMS_PER_DAY', '-1', 'must be a whole number from 0 to 100000000'],
    ['EMAILS_PER_DAY', 'many', 'must be a whole number from 0 to 100000000'],
    ['SMS_COUNTRIES', 'IT, Germany', 'must be countries of two letters, separated by commas'],
    ['MAIL_FROM', 'Zampa', 'must be an e-mail address, or a name with one in pointed brackets'],
    ['FREE_SPACE_FLOOR_MB', '-1', 'must be a whole number from 0 to 1000000000'],
    ['CLOCK_OFFSET_SECONDS', '1.5', 'must be a whole number from -3153600000 to 3153600000'],
    ['LOG_LEVEL', 'loud', 'must be debug, info, warn, error or silent'],
    ['DEMO', 'yes', 'must be 0 or 1'],
    ['ALLOW_SANDBOX', 'true', 'must be 0 or 1'],
  ])('explains the allowed values when %s is %s', (name, value, message) => {
    expect(mistakesOf({ [name]: value })).toEqual([`${name}: ${message}`]);
  });

  it.each([
    ['VAPID_SUBJECT', 'nobody', 'must begin with mailto: or https:'],
    ['VAPID_PUBLIC_KEY', 'none', 'must be 87 characters of base64url'],
    ['VAPID_PRIVATE_KEY', 'none', 'must be 43 characters of base64url'],
    ['FCM_CLIENT_EMAIL', 'nobody', 'must be an e-mail address'],
    ['FCM_PRIVATE_KEY', 'none', 'must be a private key in PEM'],
  ])(
    'rejects %s with the value %s, besides the missing settings of its group',
    (name, value, message) => {
      expect(mistakesOf({ [name]: value })).toContain(`${name}: ${message}`);
      expect(mistakesOf({ [name]: value })).toHaveLength(3);
    },
  );

  it.each(['we@clinic.example', 'The clinic <we@clinic.example>', '<we@clinic.example>'])(
    'accepts %s as the sender of e-mails',
    (MAIL_FROM) => {
      expect(readSettings({ MAIL_FROM }).mailFrom).toBe(MAIL_FROM);
    },
  );

  it('reports all mistakes together: single, grouped and production settings', () => {
    const mistakes = mistakesOf({
      ...production,
      PORT: 'abc',
      AUTH_SECRET: 'short',
      S3_BUCKET: 'uploads',
      S3_ENDPOINT: 'nowhere',
      STRIPE_SECRET_KEY: '',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
      DEMO: '1',
      ANDROID_APP_ID: 'example.zampa.owner',
      ANDROID_CERT_SHA256: '0A, 1B',
    });
    expect(mistakes.map((line) => line.replace(/:.*/, ''))).toEqual([
      'PORT',
      'AUTH_SECRET',
      'S3_ENDPOINT',
      'ANDROID_CERT_SHA256',
      'S3_ACCESS_KEY_ID',
      'S3_SECRET_ACCESS_KEY',
      'STRIPE_SECRET_KEY',
      'DEMO',
    ]);
  });

  it.each([
    ['127.0.0.1', ['127.0.0.1']],
    ['loopback, 10.0.0.0/8,::1/128', ['loopback', '10.0.0.0/8', '::1/128']],
  ])('trusts the proxies at %s', (TRUST_PROXY, trusted) => {
    expect(readSettings({ TRUST_PROXY }).trustProxy).toEqual(trusted);
  });

  it.each(['10.0.0.0/33', '10.0.0.0/8/8', 'proxy.example'])(
    'rejects %s as the address of a proxy',
    (TRUST_PROXY) => {
      expect(mistakesOf({ TRUST_PROXY })).toEqual([expect.stringMatching('^TRUST_PROXY: ')]);
    },
  );

  it.each([
    ['AUTH_SECRET', { AUTH_SECRET: '' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['STRIPE_SECRET_KEY', { STRIPE_SECRET_KEY: '' }],
    ['CHARGEBEE_API_KEY', { CHARGEBEE_SITE: '', CHARGEBEE_API_KEY: '' }],
    ['DEMO', { DEMO: '1' }],
    ['CLOCK_OFFSET_SECONDS', { CLOCK_OFFSET_SECONDS: '60' }],
  ])('rejects a wrong %s in production', (name, change) => {
    expect(mistakesOf(production)).toEqual([]);
    expect(mistakesOf({ ...production, ...change })).toEqual([expect.stringMatching(`^${name}: `)]);
  });

  it('requires TRUST_PROXY in production behind a proxy', () => {
    const proxied = { ...production, PUBLIC_URL: 'https://zampa.example' };
    for (const HOST of ['', '127.0.0.1', 'localhost', '::1'])
      expect(mistakesOf({ ...proxied, HOST })).toEqual([expect.stringMatching('^TRUST_PROXY: ')]);
    expect(mistakesOf({ ...proxied, TRUST_PROXY: 'loopback' })).toEqual([]);
    expect(mistakesOf({ ...proxied, HOST: '0.0.0.0' })).toEqual([]);
    expect(mistakesOf({ ...production, PUBLIC_URL: 'https://localhost:4000' })).toEqual([]);
    expect(mistakesOf({ PUBLIC_URL: 'https://zampa.example' })).toEqual([]);
  });

  it('allows sandboxes in production when configured, but never a moved clock or the demo', () => {
    const sandbox = { NODE_ENV: 'production', ALLOW_SANDBOX: '1' };
    expect(mistakesOf(sandbox)).toEqual([]);
    expect(mistakesOf({ ...sandbox, DEMO: '1', CLOCK_OFFSET_SECONDS: '1' })).toHaveLength(2);
  });

  describe('server that cannot start', () => {
    let directory: string;
    beforeAll(async () => {
      directory = await mkdtemp(join(tmpdir(), 'zampa-settings-'));
    });
    afterAll(() => rm(directory, { recursive: true }));

    it('names the missing settings and exits without a stack trace', async () => {
      const environment = { NODE_ENV: 'production', DATA_DIR: directory };
      const { code, output } = await runFailingStart(environment);
      expect(code).toBe(1);
      for (const name of ['AUTH_SECRET', 'SMTP_URL', 'STRIPE_SECRET_KEY', 'CHARGEBEE_API_KEY'])
        expect(output).toMatch(new RegExp(`^${name}: `, 'm'));
      expect(output).not.toMatch(/\n\s+at /);
    });

    it('names the setting of an unreachable database', async () => {
      const environment = { DATABASE_URL: 'postgres://127.0.0.1:1/none', DATA_DIR: directory };
      const { code, output } = await runFailingStart(environment);
      expect(code).toBe(1);
      expect(output).toMatch(/^DATABASE_URL: .*ECONNREFUSED/m);
      expect(output).not.toMatch(/\n\s+at /);
    });

    it('names the data directory that cannot be created', async () => {
      const file = join(directory, 'file');
      await writeFile(file, '');
      const { code, output } = await runFailingStart({ DATA_DIR: file });
      expect(code).toBe(1);
      expect(output).toMatch(/^DATA_DIR: .*EEXIST/m);
      expect(output).not.toMatch(/\n\s+at /);
    });

    it('names the setting of a port in use', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      const { code, output } = await runFailingStart({ PORT: String(port), DATA_DIR: directory });
      other.close();
      expect(code).toBe(1);
      expect(output).toMatch(/^HOST, PORT: .*EADDRINUSE/m);
      expect(output).not.toMatch(/\n\s+at /);
      // A database is created first, which takes a while on a busy machine.
    }, 60_000);
  });
});
