import '@zampa/i18n/english/appointments';
import '@zampa/i18n/english/clients-leaving';
import '@zampa/i18n/english/clients-owner';
import '@zampa/i18n/english/families';
import '@zampa/i18n/english/pets';
import { onlineManager } from '@tanstack/react-query';
import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import { connectionLost } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, onTestFinished } from 'vitest';
import { ConfirmAnimals } from '../features/clients/ConfirmAnimals.tsx';
import { Invitation } from '../features/clients/Invitation.tsx';
import { ResumeClinic } from '../features/clients/ResumeClinic.tsx';
import { MemberRow } from '../features/families/MemberRow.tsx';
import { PetClinics } from '../features/pets/PetClinics.tsx';

const bruno = {
  id: ids.otherClient,
  firstName: 'Bruno',
  lastName: 'Bianchi',
  image: null,
  isVet: false,
  idRole: 10,
  role: 'FAMILY_MEMBER',
  status: 'ACTIVE',
} as const;

const [clinic] = joinedClinics(marta.vetFacilities.map((each) => ({ ...each, pets: [] })));
if (!clinic) throw new Error('Marta goes to a clinic');

const changes = [
  {
    what: 'which clinic may see a pet',
    screen: <PetClinics pet={luna} />,
    call: 'PATCH /users/link/pets',
    press: { role: 'checkbox', name: 'Clinica San Luca' },
  },
  {
    what: 'which pets a clinic may see',
    screen: <ConfirmAnimals first clinic={clinic} />,
    call: 'PATCH /users/link/pets',
    press: { role: 'button', name: 'Confirm' },
  },
  {
    what: 'the role of somebody',
    screen: <MemberRow familyId={ids.family} person={bruno} own={false} manageable />,
    call: 'POST /families/members',
    press: { role: 'button', name: 'Make admin' },
  },
  {
    what: 'an answer to a clinic',
    screen: <Invitation facilityId={ids.clinic} title="Clinica San Luca" />,
    call: 'PATCH /client/status',
    press: { role: 'button', name: 'Accept' },
  },
  {
    what: 'a contact that was paused',
    screen: <ResumeClinic clinic={{ ...clinic, status: 'DISABLED_BY_PO' }} names="" />,
    call: 'PATCH /client/status',
    press: { role: 'button', name: 'Take the contact up again' },
  },
] as const;

it.each(changes)(
  'says at once that $what cannot be changed without a connection, and lets it be tried again',
  async ({ screen, call, press }) => {
    const { page, server } = await renderScreen(screen, {
      app: 'owner',
      me: marta,
      answers: { 'GET /pets/attributes': () => noAttributes, [call]: connectionLost },
    });
    const control = page.getByRole(press.role, { name: press.name });
    await expect.element(control).toBeEnabled();
    server.answer('GET /users/me', connectionLost);
    onlineManager.setOnline(false);
    onTestFinished(() => onlineManager.setOnline(true));
    await control.click();
    await expect.element(page.getByText('There is no connection right now')).toBeVisible();
    await expect.element(control).toBeEnabled();
  },
);
