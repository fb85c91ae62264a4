import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveApps } from '../../src/http/pages/apps.ts';
import { createHttpServer } from '../../src/http/http-server.ts';

const PAGE = `<html lang="en"><head><script type="module" crossorigin src="/app.js"></script></head><body>
<div id="root"></div></body></html>`;
const words = (language: string) => ({
  style: `[data-style="0"]{--language:${language}!important}`,
  head: `<script src="/before-${language}.js"></script>`,
  body: `<form>${language}</form>`,
  demo: `<form>${language} demo</form>`,
});
const FIRST = {
  '/login': {
    head: '<link href="/login.css">',
    filled: { en: words('en'), it: words('it') },
  },
  '/dashboard': { head: '<link href="/dashboard.js">', filled: {} },
};

describe('first page of the app', () => {
  let directory: string;
  let server: FastifyInstance;
  let accounts: () => Promise<readonly object[]>;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'zampa-first-pages-'));
    await mkdir(join(directory, '.vite'));
    await writeFile(join(directory, 'index.html'), PAGE);
    await writeFile(join(directory, '.vite/first-pages.json'), JSON.stringify(FIRST));
    server = await createHttpServer({ logLevel: 'silent', trustProxy: [] });
    await serveApps(server, [{ base: '/', directory }], () => accounts());
  });
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });

  const none = () => Promise.resolve([]);
  const fetchPage = async (url: string, headers = {}) =>
    (await server.inject({ url, headers })).body;

  it.each([
    { why: 'the browser sends no language', headers: {}, language: 'en' },
    {
      why: 'the browser prefers Italian',
      headers: { 'accept-language': 'it-IT,it;q=0.9,en;q=0.8' },
    },
    {
      why: 'Italian was chosen on this device',
      headers: { 'accept-language': 'en', cookie: 'a=b; zampa.language=it' },
    },
    {
      why: 'the chosen language is unsupported',
      headers: { cookie: 'zampa.language=__proto__' },
      language: 'en',
    },
  ])(
    'contains the login form in the right language when $why',
    async ({ headers, language = 'it' }) => {
      accounts = none;
      const body = await fetchPage('/login?from=%2Fworkspace', headers);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<div id="root"><form>${language}</form></div>`);
      expect(body).toContain(`<link href="/login.css">`);
      expect(body).toContain(`<script src="/before-${language}.js"></script></head>`);
      expect(body).toContain(`<style>[data-style="0"]{--language:${language}!important}</style>`);
      expect(body).not.toContain('/app.js');
    },
  );

  it.each([
    // printf '[data-style="0"]{--language:en!important}' | openssl dgst -sha256 -binary | base64
    {
      url: '/login',
      styles: "style-src 'self' 'sha256-HqI13EIYa5eBWIfBaCf0vO5FiLEFT14KzxBeyxPPrWs='",
    },
    { url: '/dashboard', styles: "style-src 'self'" },
    { url: '/other', styles: "style-src 'self'" },
  ])('allows only its own inline style at $url', async ({ url, styles }) => {
    accounts = none;
    const { headers } = await server.inject({ url });
    expect(String(headers['content-security-policy']).split(';')).toContain(styles);
  });

  it('offers the demo account, escaped for HTML', async () => {
    accounts = () => Promise.resolve([{ app: 'clinic', password: `"><script>&` }]);
    const body = await fetchPage('/login/');
    expect(body).toContain('<div id="root"><form>en demo</form></div>');
    expect(body).toContain(
      'content="[{&quot;app&quot;:&quot;clinic&quot;,&quot;password&quot;:&quot;\\&quot;>&lt;script>&amp;&quot;}]"',
    );
  });

  it('is sent without demo accounts when they cannot be read', async () => {
    accounts = () => Promise.reject(new Error('no database'));
    const body = await fetchPage('/login');
    expect(body).toContain('<div id="root"><form>en</form></div>');
    expect(body).not.toContain('zampa-demo-accounts');
  });

  it.each(['/dashboard', '/dashboard?a=b'])(
    'preloads the files of %s and fills in nothing',
    async (url) => {
      accounts = none;
      const body = await fetchPage(url, { 'accept-language': 'it' });
      expect(body).toBe(PAGE.replace('</head>', '<link href="/dashboard.js"></head>'));
    },
  );

  it.each(['/workspace', '/constructor', '/login/more'])(
    'is served unchanged from the build at %s',
    async (url) => {
      accounts = none;
      expect(await fetchPage(url)).toBe(PAGE);
    },
  );
});
