import { expect } from '@playwright/test';
import { readCode, newColleague, newVet, PASSWORD } from '@zampa/testing/people';
import { confirmAddress, enter, field, signIn, submitSignUp, terms } from './pages/account.ts';
import { goTo } from './pages/clinic.ts';
import { invitationFor } from './pages/invitation.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectFine, expectTranslated } from './screen-checks.ts';
test('a client invited by e-mail signs up with the link and is active immediately', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const doctor = await newVet({ address: origin, mailbox });
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const client = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const [typo, email] = ['mrata@example.test', 'marta@example.test'];

  mailbox.refuse(typo);
  await enter(vet, '/', { email: doctor.email, password: PASSWORD });
  await goTo(vet, vet.say('settings:places.clients'));
  await vet.page.getByRole('button', { name: vet.say('clients:invite') }).click();
  const dialog = vet.page.getByRole('dialog');
  await dialog.getByLabel(vet.say('clients:inviting.emails')).fill(`${email}, other@example.test`);
  await dialog.getByLabel(vet.say('clients:inviting.message')).fill('Benvenuta!');
  const wrong = { text: `${email}, other@example.test` };
  await expect(dialog.getByText(vet.say('clients:inviting.wrongLine', wrong))).toBeVisible();
  await dialog.getByLabel(vet.say('clients:inviting.emails')).fill(typo);
  await expectAccessible(vet, 'inviting clients');
  await dialog
    .getByRole('button', { name: vet.say('clients:inviting.send_one', { count: 1 }) })
    .click();
  await dialog.getByRole('button', { name: vet.say('clients:inviting.finish') }).click();
  const waiting = vet.page.getByRole('link', { name: /Waiting/ });
  await expect(waiting).toHaveText('Waiting1');

  // The address was mistyped: the clinic is notified and corrects it.
  await waiting.click();
  await expect(vet.page.getByText(vet.say('clients:status.refused'))).toBeVisible();
  await vet.page.getByRole('link', { name: typo, exact: true }).click();
  await expect(vet.page.getByText(vet.say('clients:meaning.refused'))).toBeVisible();
  await vet.page.getByRole('button', { name: vet.say('clients:contact.action') }).click();
  const contact = vet.page.getByRole('form', { name: vet.say('clients:contact.title') });
  await contact.getByLabel(vet.say('clients:fields.email')).fill('marta@');
  await contact.getByRole('button', { name: vet.say('clients:contact.save') }).click();
  await expect(contact.getByText(vet.say('problems:fields.invalid_email'))).toBeVisible();
  await expectFine(vet, 'correcting a client');
  await contact.getByLabel(vet.say('clients:fields.email')).fill(email);
  await contact.getByRole('button', { name: vet.say('clients:contact.save') }).click();
  await vet.page.getByRole('button', { name: vet.say('clients:invitation.sendFirst') }).click();
  await expect(
    vet.page.getByRole('button', { name: vet.say('clients:invitation.resend') }),
  ).toBeVisible();
  await vet.page.getByRole('button', { name: vet.say('common:actions.close') }).click();
  const link = await invitationFor(mailbox, email);
  await client.page.goto(link);
  await expect(client.page.getByText(doctor.facility.name)).toBeVisible();
  await expectFine(client, 'the invitation of a client');
  await field(client, 'firstName').fill('Marta');
  await field(client, 'lastName').fill('Bianchi');
  await expect(field(client, 'email')).toHaveValue(email);
  await field(client, 'password').fill(PASSWORD);
  await terms(client).check();
  await submitSignUp(client);
  await confirmAddress(client, await readCode(mailbox, email));
  await expect(client.page).toHaveURL(`${origin}/app/dashboard`);

  // The clinic sees it without doing anything.
  const active = vet.page.getByRole('link', { name: /^Active/ });
  await expect(active).toHaveText('Active1');
  await active.click();
  await vet.page.getByRole('link', { name: 'Marta Bianchi', exact: true }).click();
  await expect(vet.page.getByText(vet.say('clients:meaning.ACTIVE'))).toBeVisible();
  await expectFine(vet, 'the card of a client');

  // The link works once. A second visit shows that it was used.
  const late = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  await late.page.goto(link);
  await expect(
    late.page.getByRole('heading', { name: late.say('invitations:over.title') }),
  ).toBeVisible();
  await expectFine(late, 'an invitation that is over');
});

test('a colleague joins with a role by link, and loses access immediately when removed', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const place = { address: origin, mailbox };
  const [doctor, nina] = [await newVet(place), await newColleague(place, 'Nina')];
  const vet = await newPerson(browser, { origin, language: 'it', viewport: DESKTOP });
  const colleague = await newPerson(browser, { origin, language: 'en', viewport: PHONE });

  await enter(vet, '/', { email: doctor.email, password: PASSWORD });
  await goTo(vet, vet.say('settings:places.team'));
  await vet.page.getByRole('button', { name: vet.say('team:invite.action') }).click();
  const dialog = vet.page.getByRole('dialog');
  await dialog.getByLabel(vet.say('team:invite.firstName'), { exact: true }).fill('Nina');
  await dialog.getByLabel(vet.say('team:invite.lastName'), { exact: true }).fill('Verdi');
  await dialog.getByLabel(vet.say('team:invite.email'), { exact: true }).fill(nina.email);
  await dialog
    .getByLabel(vet.say('team:member.role'))
    .selectOption({ label: vet.say('settings:roles.VET_SECRETARY') });
  await expectAccessible(vet, 'inviting a colleague');
  await dialog.getByRole('button', { name: vet.say('team:invite.send') }).click();
  await expect(vet.page.getByRole('heading', { name: vet.say('team:open.title') })).toBeVisible();
  await expectFine(vet, 'the team');

  await colleague.page.goto(await invitationFor(mailbox, nina.email));
  await expect(colleague.page.getByText(doctor.facility.name)).toBeVisible();
  await colleague.page
    .getByRole('link', { name: colleague.say('account:credentials.signUp.signIn') })
    .click();
  await signIn(colleague, { email: nina.email, password: PASSWORD });
  await expect(colleague.page).toHaveURL(`${origin}/dashboard`);
  await colleague.page.goto(`${origin}/workspace/team`);
  await expect(colleague.page.getByRole('link', { name: /Nina Verdi.*Secretary/ })).toBeVisible();
  await expectFine(colleague, 'the team on a phone');

  await vet.page.reload();
  await vet.page.getByRole('link', { name: /Nina Verdi/ }).click();
  await vet.page.getByRole('button', { name: vet.say('team:remove.action') }).click();
  await vet.page
    .getByRole('dialog')
    .getByRole('button', { name: vet.say('team:remove.confirm'), exact: true })
    .click();
  await expect(vet.page.getByRole('link', { name: /Nina Verdi/ })).toHaveCount(0);
  await colleague.page.reload();
  await expect(
    colleague.page.getByRole('heading', { name: colleague.say('facilities:create.title') }),
  ).toBeVisible();
});

test('a vet requests to join by code and gets access when an admin accepts', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const place = { address: origin, mailbox };
  const [doctor, nina] = [await newVet(place), await newColleague(place, 'Nina')];
  const vet = await newPerson(browser, { origin, language: 'it', viewport: DESKTOP });
  const asking = await newPerson(browser, { origin, language: 'en', viewport: PHONE });

  await enter(vet, '/', { email: doctor.email, password: PASSWORD });
  await goTo(vet, vet.say('settings:places.team'));
  await expect(vet.page.getByText(vet.say('team:intro'))).toBeVisible();
  await asking.page.goto(`${origin}/`);
  await signIn(asking, { email: nina.email, password: PASSWORD });
  await asking.page
    .getByLabel(asking.say('facilities:join.code'))
    .fill(doctor.facility.code.toLowerCase());
  await asking.page.getByRole('button', { name: asking.say('facilities:join.submit') }).click();
  const { name } = doctor.facility;
  await expect(
    asking.page.getByText(asking.say('facilities:join.waiting', { name })),
  ).toBeVisible();
  await expectFine(asking, 'waiting to join a clinic');

  // The admin sees it, and the vet the answer, without doing anything.
  const row = vet.page.getByText(vet.say('team:applicants.asks', { name: 'Nina Verdi' }));
  await expect(row).toBeVisible();
  await expectFine(vet, 'somebody who asks to join');
  await vet.page
    .getByLabel(vet.say('team:applicants.roleOf', { name: 'Nina Verdi' }))
    .selectOption({ label: vet.say('settings:roles.VET_SECRETARY') });
  await vet.page
    .getByRole('button', { name: vet.say('team:applicants.acceptName', { name: 'Nina Verdi' }) })
    .click();
  await expect(vet.page.getByRole('link', { name: /Nina Verdi/ })).toBeVisible();
  await expect(asking.page).toHaveURL(`${origin}/dashboard`);
});

test('a vet enters a caller as a client and books; a note survives Escape and a reload', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const doctor = await newVet({ address: origin, mailbox });
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page, say } = vet;
  await enter(
    vet,
    '/',
    { email: doctor.email, password: PASSWORD },
    'workspace/calendar?open=booking',
  );
  const booking = page.getByRole('dialog', { name: say('appointments:bookings.booking.title') });
  await booking
    .getByLabel(say('appointments:bookings.booking.client'), { exact: true })
    .fill('Ida Riva');
  await booking
    .getByRole('button', { name: say('appointments:bookings.booking.newClient') })
    .click();
  const entering = booking.getByRole('form', { name: say('clients:newClient.title') });
  await expect(entering.getByLabel(say('clients:fields.lastName'))).toHaveValue('Riva');
  await entering.getByLabel(say('clients:fields.phone')).fill('+39 333 123 45 67');
  await entering.getByLabel(say('clients:newClient.pet')).fill('Kira');
  await entering.getByLabel(say('clients:newClient.species')).selectOption({ label: 'Dog' });
  await expectTranslated(vet, 'a new client');
  await entering.getByRole('button', { name: say('clients:newClient.submit') }).click();
  await expect(booking.getByRole('checkbox', { name: 'Kira' })).toBeChecked();
  await booking.getByRole('checkbox', { name: 'Appointment' }).check();
  await booking
    .getByLabel(say('appointments:bookings.booking.day'), { exact: true })
    .fill('2031-03-03');
  await booking
    .getByLabel(say('appointments:bookings.booking.time'), { exact: true })
    .fill('10:00');
  await booking.getByRole('button', { name: say('appointments:bookings.booking.submit') }).click();
  await expect(booking).toBeHidden();

  await page.goto(`${origin}/workspace/clients`);
  await page.getByRole('link', { name: 'Ida Riva', exact: true }).click();
  const text = page.getByRole('link', { name: say('clients:write.sms') });
  await expect(text).toHaveAttribute('href', 'sms:+393331234567');
  const note = page.getByLabel(say('clients:card.note'), { exact: true });
  await note.fill('Rings in the evening');
  await page.keyboard.press('Escape');
  await expect(note).toBeHidden();
  await page.reload();
  await page.getByRole('link', { name: 'Ida Riva', exact: true }).click();
  await expect(note).toHaveValue('Rings in the evening');
});

test('an import of clients is corrected, survives a reload, and is undone', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const doctor = await newVet({ address: origin, mailbox });
  const vet = await newPerson(browser, { origin, language: 'it', viewport: DESKTOP });
  const { page, say } = vet;
  await enter(vet, '/', { email: doctor.email, password: PASSWORD }, 'workspace/import');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say('import:file.choose') }).click();
  const lines = [
    'Cognome;Nome;Indirizzo e-mail;Cellulare;Nome animale;Specie',
    'Riva;Ida;ida@example.test;;Luna;Cane',
    'Costa;Ugo;nessuno;;;',
    'Neri;Eva;;333 123 45 67;Micio;Gatto',
  ];
  const buffer = Buffer.from(lines.join('\r\n'), 'latin1');
  await (await chooser).setFiles({ name: 'clienti.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('heading', { name: say('import:map.title') })).toBeVisible();
  await expectFine(vet, 'the fields of a file');
  await page.reload();
  await expect(page.getByRole('heading', { name: say('import:map.title') })).toBeVisible();
  await page.getByRole('button', { name: say('common:actions.next') }).click();
  await page.getByRole('button', { name: say('import:rows.check') }).click();
  await expect(page.getByText(say('import:rows.verdict', { good: 3, bad: 0 }))).toBeVisible();
  await expectFine(vet, 'the rows of a file');
  const cell = { field: say('import:fields.email'), row: 3 };
  await page.getByLabel(say('import:rows.cell', cell)).fill('ugo@example.test');
  await page.getByRole('button', { name: say('import:rows.check') }).click();
  await page.getByRole('button', { name: say('import:rows.import_other', { count: 3 }) }).click();
  const doneHeading = page.getByRole('heading', {
    name: say('import:done.title_other', { count: 3 }),
  });
  await expect(doneHeading).toBeVisible();
  await expectFine(vet, 'a finished import');
  await page.reload();
  await expect(doneHeading).toBeVisible();
  for (const place of [page, page.getByRole('dialog')])
    await place.getByRole('button', { name: say('import:done.undo') }).click();
  await expect(page.getByRole('heading', { name: say('import:done.undone') })).toBeVisible();
  await page.goto(`${origin}/workspace/clients`);
  await expect(page.getByText(say('clients:empty.title'))).toBeVisible();
});
