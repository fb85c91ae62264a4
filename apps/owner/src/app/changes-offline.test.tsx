import '@zampa/i18n/english/appointments';
import '@zampa/i18n/english/clients-leaving';
import '@zampa/i18n/english/clients-clinics';
import '@zampa/i18n/english/families';
import '@zampa/i18n/english/pets';
import { onlineManager } from '@tanstack/react-query';
import { joinedClinics } from '@zampa/client/clients/joined-clinics';
import { connectionLost } from '@zampa/shared-screens/rendered/fake-server.test-data';
import { renderScreen } from '@zampa/shared-screens/rendered/render-screen.test-data.tsx';
import { ids, luna, marta, noAttributes } from '@zampa/shared-screens/rendered/samples.test-data';
import { expect, it, onTestFinished } from 'vitest';
import { ChooseSharedPets } from '../features/clients/ChooseSharedPets.tsx';
import { Invitation } from '../features/clients/Invitation.tsx';
import { ResumeClinic } from '../features/clients/clinic/ResumeClinic.tsx';
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
    what: 'the clinics that see a pet',
    screen: <PetClinics pet={luna} />,
    call: 'PATCH /users/link/pets',
    press: { role: 'checkbox', name: 'Clinica San Luca' },
  },
  {
    what: 'the pets that a clinic sees',
    screen: <ChooseSharedPets isJustJoined clinic={clinic} />,
    call: 'PATCH /users/link/pets',
    press: { role: 'button', name: 'Save' },
  },
  {
    what: "a member's role",
    screen: <MemberRow familyId={ids.family} person={bruno} own={false} manageable />,
    call: 'POST /families/members',
    press: { role: 'button', name: 'Make admin' },
  },
  {
    what: 'the answer to an invitation',
    screen: <Invitation facilityId={ids.clinic} title="Clinica San Luca" />,
    call: 'PATCH /client/status',
    press: { role: 'button', name: 'Accept' },
  },
  {
    what: 'a paused contact',
    screen: <ResumeClinic clinic={{ ...clinic, status: 'DISABLED_BY_PO' }} names="" isPaused />,
    call: 'PATCH /client/status',
    press: { role: 'button', name: 'Resume' },
  },
] as const;

it.each(changes)(
  'the owner app without a connection reports that $what cannot be changed, and allows a retry',
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
    await expect
      .element(page.getByText('You’re offline. Your data is safe: try again when you’re back.'))
      .toBeVisible();
    await expect.element(control).toBeEnabled();
  },
);
