import { parseEnvironment } from '../../apps/api/src/settings/environment.ts';
import {
  describedGroups,
  type SettingGroup,
} from '../../apps/api/src/settings/setting-descriptions.ts';
import type { GeneratedFile } from './generated-file.ts';
import { tableOf } from '../tables.ts';

const introduction = `# Settings

Settings are environment variables. The server checks them at start and prints one line for each mistake; an empty value counts as
unset. This page is generated from \`apps/api/src/settings/setting-descriptions.ts\` by \`npm run generate\`.

With \`NODE_ENV=production\` the server refuses to start without \`AUTH_SECRET\`, \`SMTP_URL\`, \`STRIPE_SECRET_KEY\` and the two Chargebee
settings, and names what is missing. \`ALLOW_SANDBOX=1\` overrides this. It starts with a warning without \`PUBLIC_URL\` or
\`STRIPE_PUBLISHABLE_KEY\`, or if \`MAIL_FROM\` is an example address.
`;

/** Lists every setting by group, with its default and meaning. */
export function settingsDocument(): GeneratedFile {
  const sections = describedGroups.map(
    ({ title, settings }) => `## ${title}\n\n${settingsTable(settings)}\n`,
  );
  return { path: 'docs/settings.md', text: [introduction, ...sections].join('\n') };
}

function settingsTable(settings: SettingGroup['settings']): string {
  const defaults = new Map<string, unknown>(Object.entries(parseEnvironment({}).env));
  const rows = Object.entries(settings).map(([name, { unset, meaning }]) => [
    `\`${name}\``,
    unset ?? formatDefault(defaults.get(name)),
    meaning,
  ]);
  return tableOf([['name', 'default', 'meaning'], ...rows]);
}

/** Formats a value that the schema fills in as an operator would write it. */
const formatDefault = (value: unknown) =>
  typeof value === 'boolean' ? `\`${Number(value)}\`` : `\`${String(value)}\``;
