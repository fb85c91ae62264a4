import { client } from '@zampa/shared-screens/rendered/samples.test-data';
import englishClients from '@zampa/i18n/locales/en/clients.json' with { type: 'json' };
import italianClients from '@zampa/i18n/locales/it/clients.json' with { type: 'json' };
import { createTranslator } from '@zampa/i18n/translator';
import { expect, it } from 'vitest';
import { toExportTable } from '../features/clients/lists/export-table.ts';
import { guessMapping } from '../features/import/fields.ts';
import { toCandidates } from '../features/import/import-row.ts';
import { toSheetRows } from '../features/import/sheet.test-data.ts';

const translator = createTranslator();
translator.add('en', 'clients', englishClients);
translator.add('it', 'clients', italianClients);

it.each(['en', 'it'] as const)(
  'client import reads an exported client back without loss (%s)',
  (language) => {
    translator.setLanguage(language);
    const written = {
      ...client,
      phone: '+39333765',
      mobile: '+3902123456',
      address: 'Via Po 1, Torino',
      taxNumber: 'NRECRL80A41L219X',
      note: 'Rings in the evening',
    };
    const [columns = [], ...rows] = toExportTable(translator.t, [written]);
    const [read] = toCandidates(toSheetRows(...rows), guessMapping(columns, rows));
    expect(read?.client).toMatchObject({
      firstName: 'Marta',
      lastName: 'Bianchi',
      email: 'marta@owner.example',
      phone: '+39333765',
      phone2: '+3902123456',
      address: 'Via Po 1, Torino',
      taxNumber: 'NRECRL80A41L219X',
      note: 'Rings in the evening',
      pets: [{ name: 'Luna' }],
    });
  },
);
