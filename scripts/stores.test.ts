import { createRequire } from 'node:module';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { NOTIFICATION_KINDS } from '../packages/domain/src/notifications/notification-kinds.ts';
import { ROOT } from './run-command.ts';

const STORES = join(ROOT, 'stores/owner');
const read = (path: string) => readFile(join(STORES, path), 'utf8');
const RESOURCES = 'android/app/src/main/res';
const IOS = 'ios/App/App';

describe('Android app', () => {
  it.each([
    'android.permission.INTERNET',
    'android.permission.POST_NOTIFICATIONS',
    'android.permission.CAMERA',
    'android.permission.RECORD_AUDIO',
    'android.permission.MODIFY_AUDIO_SETTINGS',
  ])('asks for %s', async (permission) => {
    expect(await read('android/app/src/main/AndroidManifest.xml')).toContain(
      `<uses-permission android:name="${permission}" />`,
    );
  });

  it('requests no other permission and excludes its data from backups', async () => {
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    expect(manifest.match(/<uses-permission /g)).toHaveLength(5);
    expect(manifest).toContain('android:allowBackup="false"');
  });

  it('opens verified links to its server', async () => {
    const manifest = await read('android/app/src/main/AndroidManifest.xml');
    const [, filter = ''] =
      /<intent-filter android:autoVerify="true">(.*?)<\/intent-filter>/s.exec(manifest) ?? [];
    expect(filter).toContain('android.intent.category.BROWSABLE');
    expect(filter).toContain(
      'android:scheme="https" android:host="${zampaHost}" android:pathPrefix="/app/"',
    );
  });

  it.each(['values', 'values-it'])(
    'has a text for every push notification in %s',
    async (folder) => {
      const texts = await read(`${RESOURCES}/${folder}/push.xml`);
      for (const kind of NOTIFICATION_KINDS)
        expect(texts).toMatch(new RegExp(`<string name="push_${kind}">[^<]+</string>`));
    },
  );

  it.each([
    ['mipmap-mdpi/ic_launcher.png', 48],
    ['mipmap-xxxhdpi/ic_launcher_foreground.png', 432],
    ['drawable-xxhdpi/ic_stat_paw.png', 72],
  ])('has %s, %i pixels wide', async (path, size) => {
    const { width, height } = await sharp(join(STORES, RESOURCES, path)).metadata();
    expect([width, height]).toEqual([size, size]);
  });
});

describe('iPhone app', () => {
  it.each([
    'NSCameraUsageDescription',
    'NSMicrophoneUsageDescription',
    'NSPhotoLibraryUsageDescription',
  ])('says in both languages why it asks: %s', async (key) => {
    expect(await read(`${IOS}/Info.plist`)).toContain(`<key>${key}</key>`);
    for (const language of ['en', 'it'])
      expect(await read(`${IOS}/${language}.lproj/InfoPlist.strings`)).toMatch(
        new RegExp(`^"${key}" = ".+";$`, 'm'),
      );
  });

  it.each(['en', 'it'])('has a text for every push notification in %s', async (language) => {
    const texts = await read(`${IOS}/${language}.lproj/Localizable.strings`);
    for (const kind of NOTIFICATION_KINDS)
      expect(texts).toMatch(new RegExp(`^"push_${kind}" = ".+";$`, 'm'));
  });

  it('declares the domain of its server for links, and the push entitlement', async () => {
    expect(await read(`${IOS}/Info.plist`)).toMatch(
      /<key>WKAppBoundDomains<\/key>\s*<array>\s*<string>\$\(ZAMPA_HOST\)<\/string>\s*<string>localhost<\/string>/,
    );
    const entitlements = await read(`${IOS}/App.entitlements`);
    expect(entitlements).toContain('<string>applinks:$(ZAMPA_HOST)</string>');
    expect(entitlements).toContain('<key>aps-environment</key>');
  });

  it('includes each source file in the project', async () => {
    const project = await read('ios/App/App.xcodeproj/project.pbxproj');
    const ids = new Set(project.match(/^\t\t([0-9A-F]{24}) /gm)?.map((line) => line.trim()));
    const named = [
      ...project.matchAll(
        /(?:fileRef|productRef|package|baseConfigurationReference) = ([0-9A-F]{24})/g,
      ),
    ];
    expect(named.length).toBeGreaterThan(10);
    for (const [, id = ''] of named) expect(ids).toContain(id);
    for (const name of ['Localizable.strings', 'InfoPlist.strings', 'GoogleService-Info.plist'])
      expect(project).toContain(`/* ${name} in Resources */,`);
    expect(project.match(/CODE_SIGN_ENTITLEMENTS = App\/App[.]entitlements;/g)).toHaveLength(2);
    for (const [open, close] of ['{}', '()'].map((pair) => [...pair]))
      expect(project.split(open ?? '').length).toBe(project.split(close ?? '').length);
  });

  it('has an opaque square icon', async () => {
    const icon = join(STORES, IOS, 'Assets.xcassets/AppIcon.appiconset/AppIcon-512@2x.png');
    const { width, height } = await sharp(icon).metadata();
    expect([width, height]).toEqual([1024, 1024]);
    expect((await sharp(icon).stats()).isOpaque).toBe(true);
  });
});

describe('server address of the store apps', () => {
  const { originOf } = createRequire(import.meta.url)(join(STORES, 'origin.js')) as {
    readonly originOf: (url: string | undefined) => string;
  };

  it.each([
    ['https://zampa.example', 'https://zampa.example'],
    ['https://zampa.example/', 'https://zampa.example'],
    ['https://zampa.example:8443', 'https://zampa.example:8443'],
  ])('%s: %s', (url, origin) => {
    expect(originOf(url)).toBe(origin);
  });

  it.each([undefined, '', 'zampa.example', 'http://zampa.example', 'https://zampa.example/app/'])(
    'rejects %s',
    (url) => {
      expect(() => originOf(url)).toThrow('ZAMPA_ORIGIN');
    },
  );
});
