import { expect } from '@playwright/test';
import { readFamily } from '@zampa/contract/families/read-family';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { newOwner, type Owner, PASSWORD } from '@zampa/testing/people';
import { newClinicWithClient, newPet } from '@zampa/testing/requests';
import { enter, signIn } from './pages/account.ts';
import { openRequest } from './pages/clinic.ts';
import { DESKTOP, expectAccessible, newPerson, PHONE } from './person.ts';
import { test } from './product-fixture.ts';
import { expectFineByThumb } from './screen-checks.ts';

const accountOf = ({ email }: { readonly email: string }) => ({ email, password: PASSWORD });

async function codeOf(owner: Owner): Promise<string> {
  const { code } = await owner.call(readFamily, { query: { FamilyId: owner.familyId } });
  if (!code) throw new Error('a family that does not tell its own people the code');
  return code;
}

test('a second person joins a family by link and becomes admin, and the first leaves', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const place = { address: origin, mailbox };
  const [olga, gino] = [await newOwner(place, 'Olga'), await newOwner(place, 'Gino')];
  const pet = await newPet(olga, 'Pluto');
  await olga.call(updatePet, { query: { PetId: pet.id }, body: { allergies: ['Pollen'] } });
  const first = await newPerson(browser, { origin, language: 'en', viewport: PHONE });
  const second = await newPerson(browser, { origin, language: 'it', viewport: PHONE });

  await enter(first, '/app/', accountOf(olga), 'workspace/family');
  const link = `${origin}/app/family/${await codeOf(olga)}`;
  await expect(first.page.getByText(link)).toBeVisible();
  await expectFineByThumb(first, 'the family');

  // The link leads through the login back to the invitation, which tells nothing of the family.
  await second.page.goto(link);
  await signIn(second, accountOf(gino));
  await expect(
    second.page.getByRole('heading', { name: second.say('families:join.invited') }),
  ).toBeVisible();
  await expect(second.page.getByText('Olga')).toHaveCount(0);
  await expectFineByThumb(second, 'the invitation');
  await second.page.getByRole('button', { name: second.say('families:join.ask') }).click();
  await expect(second.page.getByText(second.say('families:pending.title'))).toBeVisible();

  // Both sides are notified live.
  const name = 'Gino Rossi';
  const accept = first.page.getByRole('button', {
    name: first.say('families:waiting.acceptName', { name }),
  });
  await expect(accept).toBeVisible();
  await expectFineByThumb(first, 'who wants to join');
  await accept.click();
  const welcome = second.page.getByRole('dialog', { name: second.say('families:joined.title') });
  await expect(welcome).toContainText('Olga Rossi');
  await expectFineByThumb(second, 'the welcome to the family');
  await welcome.getByRole('button', { name: second.say('common:actions.close') }).click();
  await expect(welcome).toHaveCount(0);
  await second.page.getByRole('link', { name: second.say('families:join.toFamily') }).click();
  await expect(second.page.getByText('Olga Rossi')).toBeVisible();

  await second.page.goto(`${origin}/app/workspace/pets/${pet.id}`);
  await expect(second.page.getByText('Pollen')).toBeVisible();
  const removal = second.page.getByRole('button', {
    name: second.say('pets:card.remove', { name: 'Pluto' }),
  });
  await expect(removal).toHaveCount(0);
  await expectFineByThumb(second, 'the card of a pet');

  await first.page
    .getByRole('button', { name: `${name}: ${first.say('families:member.makeAdmin')}` })
    .click();
  await expect(removal).toBeVisible();

  await first.page.getByRole('button', { name: first.say('families:leave.action') }).click();
  await first.page
    .getByRole('dialog')
    .getByRole('button', { name: first.say('families:leave.leave'), exact: true })
    .click();
  await expect(first.page.getByText(name)).toHaveCount(0);
  await expect(first.page.getByText('Olga Rossi')).toBeVisible();
  await first.page.goto(`${origin}/app/workspace/pets`);
  await expect(first.page.getByText(first.say('pets:empty.title'))).toBeVisible();
});

test('an emergency shows the call button and adds its signs to the request; a pet is hidden', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const clinic = await newClinicWithClient({ address: origin, mailbox });
  const { pet, vet: doctor, owner: client } = clinic;
  await client.call(updatePet, {
    query: { PetId: pet.id },
    body: { allergies: ['Pollen'], microchip: '380260043210987', weight: 24_500 },
  });
  await client.call(linkPets, { body: { facilityId: doctor.facility.id, pets: [pet.id] } });
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  const { page, say } = owner;
  const next = page.getByRole('button', { name: say('common:actions.next') });

  await enter(owner, '/app/', accountOf(client), 'workspace/ask');
  await page.getByRole('radio', { name: say('common:service.consultation') }).check();
  await next.click();
  await expect(
    page.getByRole('heading', { name: say('conversations:newRequest.signs.title') }),
  ).toBeFocused();
  await expectFineByThumb(owner, 'the signs of an emergency');
  // By keyboard alone.
  await page.getByRole('checkbox', { name: say('conversations:emergency.signs.SEIZURE') }).focus();
  await page.keyboard.press('Space');
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText(
    say('conversations:newRequest.emergency.contact'),
  );
  const call = page.getByRole('link', {
    name: say('conversations:newRequest.emergency.call', { clinic: doctor.facility.name }),
  });
  await expect(call).toHaveAttribute('href', 'tel:+3902123');
  await expectFineByThumb(owner, 'the warning');

  // The typed text is kept.
  await page.reload();
  await expect(page.getByRole('alert')).toContainText(say('conversations:emergency.signs.SEIZURE'));
  // Opened again with the plus, the draft says whom it is about before it goes on.
  await page.goto(`${origin}/app/workspace/ask`);
  await expect(page.getByText(`Pluto · ${doctor.facility.name}`)).toBeVisible();
  await expectFineByThumb(owner, 'the question about the draft');
  await page.getByRole('button', { name: say('conversations:newRequest.draft.resume') }).click();
  const problem = say('conversations:newRequest.problem.titleOne', { name: 'Pluto' });
  await expect(page.getByRole('heading', { name: problem })).toBeVisible();
  await page.goto(`${origin}/app/workspace/ask?step=emergency`);
  await expect(page.getByRole('alert')).toContainText(say('conversations:emergency.signs.SEIZURE'));
  await page.getByRole('button', { name: say('conversations:newRequest.emergency.goOn') }).click();
  const note = 'Trema da dieci minuti.';
  await page.getByLabel(say('conversations:newRequest.problem.label')).fill(note);
  await next.click();
  await expect(page.getByText(say('conversations:emergency.signs.SEIZURE'))).toBeVisible();
  await expectFineByThumb(owner, 'the last step of an emergency');
  await page
    .getByRole('button', {
      name: say('conversations:newRequest.check.send', { clinic: doctor.facility.name }),
    })
    .click();
  await expect(page.getByRole('log').getByText(note)).toBeVisible();
  await expect(page.getByText(say('conversations:emergency.signs.SEIZURE'))).toBeVisible();

  await enter(vet, '/', accountOf(doctor), 'workspace/requests');
  await openRequest(vet, 'Pluto');
  const context = vet.page.getByRole('complementary', {
    name: vet.say('inbox:conversation.context.label'),
  });
  await expect(context.getByText(vet.say('conversations:emergency.signs.SEIZURE'))).toBeVisible();
  await expect(context.getByText('Pollen')).toBeVisible();
  await expect(context.getByText('380 2600 4321 0987')).toBeVisible();
  await expectAccessible(vet, 'the context of a request');

  // The clinic loses access immediately, also on the open screen.
  await page.goto(`${origin}/app/workspace/pets/${pet.id}`);
  await page.getByRole('checkbox', { name: doctor.facility.name }).uncheck();
  await expect(context.getByText(vet.say('pets:health.notShared'))).toBeVisible();
  await expect(context.getByText('Pollen')).toHaveCount(0);
  await page.getByRole('checkbox', { name: doctor.facility.name }).check();
  await expect(context.getByText('Pollen')).toBeVisible();
});

test('a clinic edits and adds pets of a client, and the family sees it live', async ({
  browser,
  product,
  mailbox,
}) => {
  const origin = product.url;
  const {
    pet,
    vet: doctor,
    owner: client,
  } = await newClinicWithClient({ address: origin, mailbox });
  const weigh = { query: { PetId: pet.id }, body: { weight: 24_500 } };
  await client.call(updatePet, weigh);
  await client.call(linkPets, { body: { facilityId: doctor.facility.id, pets: [pet.id] } });
  const owner = await newPerson(browser, { origin, language: 'it', viewport: PHONE });
  const vet = await newPerson(browser, { origin, language: 'en', viewport: DESKTOP });
  await enter(owner, '/app/', accountOf(client), `workspace/pets/${pet.id}`);
  await expect(owner.page.getByRole('heading', { name: 'Pluto', exact: true })).toBeVisible();
  await enter(vet, '/', accountOf(doctor), `workspace/clients?client=${client.familyId}`);
  const { page, say } = vet;

  const change = say('clients:pet.change', { name: 'Pluto' });
  const form = page.getByRole('dialog', { name: change });
  await page.getByRole('button', { name: change }).click();
  const weight = form.getByLabel(new RegExp(say('pets:form.weight')));
  await weight.fill('heavy');
  const save = form.getByRole('button', { name: say('pets:form.save') });
  await save.click();
  await expect(form.getByText(say('problems:fields.invalid_weight'))).toBeVisible();
  await weight.fill('26.2');
  await form
    .getByLabel(new RegExp(say('pets:health.allergies')))
    .first()
    .fill('Pollen');
  await expectAccessible(vet, 'the form of a pet at the clinic');
  await save.click();
  const card = page.getByRole('dialog', { name: 'Olga Rossi' });
  const line = say('pets:weights.title', { name: 'Pluto' });
  await expect(card.getByRole('figure', { name: line })).toBeVisible();
  await expectAccessible(vet, 'the card of a client with weights');

  const { page: atHome, say: dire } = owner;
  await expect(atHome.getByText('Pollen')).toBeVisible();
  const weights = atHome.getByRole('figure', {
    name: dire('pets:weights.title', { name: 'Pluto' }),
  });
  await weights.getByText(dire('pets:weights.all')).click();
  await expect(weights.getByRole('row', { name: /26,2 kg .*Vera B/ })).toBeVisible();
  await expectFineByThumb(owner, 'the weights of a pet');

  // Somebody else was faster: nothing is overwritten unseen.
  await card.getByRole('button', { name: change }).click();
  await expect(form.getByLabel(new RegExp(say('pets:form.weight')))).toHaveValue('26.2');
  await client.call(updatePet, {
    query: { PetId: pet.id },
    body: { microchip: '380260043210987' },
  });
  await weight.fill('30');
  await save.click();
  await expect(form.getByText(say('common:editConflict.title'))).toBeVisible();
  await form.getByRole('button', { name: say('common:actions.back') }).click();
  await atHome.goto(`${origin}/app/workspace/pets/${pet.id}?edit=true`);
  const called = atHome.getByLabel(new RegExp(dire('pets:form.name')));
  await expect(called).toHaveValue('Pluto');
  await client.call(updatePet, {
    query: { PetId: pet.id },
    body: { microchip: '380260043210988' },
  });
  await called.fill('Plutone');
  await atHome.getByRole('button', { name: dire('pets:form.save') }).click();
  await expect(atHome.getByText(dire('common:editConflict.title'))).toBeVisible();
  await expect(called).toHaveValue('Plutone');

  await card.getByRole('button', { name: say('clients:pet.add') }).click();
  const added = page.getByRole('dialog', { name: say('clients:pet.new') });
  const name = added.getByLabel(new RegExp(say('pets:form.name')));
  await added.locator('[type=submit]').click();
  await expect(name, 'the first field that lacks something').toBeFocused();
  await name.fill('Mimì');
  await added.getByRole('button', { name: say('pets:form.create', { name: 'Mimì' }) }).click();
  await expect(added.getByText(say('problems:fields.required'))).toBeVisible();
  await added
    .getByRole('group', { name: say('pets:form.species') })
    .getByRole('radio')
    .first()
    .check();
  await added.getByRole('button', { name: say('pets:form.create', { name: 'Mimì' }) }).click();
  await expect(card.getByText('Mimì', { exact: true })).toBeVisible();
  await atHome.goto(`${origin}/app/workspace/pets`);
  await expect(atHome.getByText('Mimì', { exact: true })).toBeVisible();
});
