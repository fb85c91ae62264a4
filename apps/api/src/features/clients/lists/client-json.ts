import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { balanceOf } from '../../payments/public.ts';
import {
  contactField,
  isClosingAccount,
  isOpenContact,
  isRecorded,
  numbersToCall,
  recordField,
} from '../contacts/client-contact.ts';
import { petJson } from '../../../access/pet-json.ts';
import { readsHealthOfPet } from '../../../access/visible-pet.ts';

/** A relation with its contact person: the columns that {@link clientJson} reads. */
export const clientColumns = sql`fc.*, u.account_id, ${contactField('firstName')} as first_name,
  ${contactField('lastName')} as last_name, ${contactField('email')} as email,
  ${numbersToCall.phone} as phone, ${numbersToCall.mobile} as mobile, ${recordField('address')} as address,
  ${recordField('taxNumber')} as tax_number, case when ${isOpenContact} then u.image_id end as image_id,
  (${isRecorded}) as recorded, ${isClosingAccount} as closing,
  u.updated_at as person_updated_at`;

const balance = balanceOf(
  (c) => sql`${c}.family_id = fc.family_id and ${c}.facility_id = fc.facility_id`,
);

function visiblePets(viewer: Viewer): SQL {
  const pet = petJson('p', sql`true`, readsHealthOfPet(viewer));
  return sql`(select coalesce(json_agg(${pet} order by p.name, p.id), '[]')
    from facility_pets fp join pets p on p.id = fp.pet_id
    where fp.facility_id = fc.facility_id and p.family_id = fc.family_id and p.deleted_at is null
      and (fc.status = 'ACTIVE' or fc.account_id is null))`;
}

const delivery = sql`(
  select i.delivery from invitations i where i.relation_id = fc.id and i.status = 'OPEN')`;

/**
 * Returns client `fc` of a facility, with the animals that it may see: those the family linked, or that it typed itself
 * of somebody who has not signed up.
 *
 * @param note what the facility wrote about the client; a family never sees it
 */
export const clientJson = (viewer: Viewer, note: SQL = sql`fc.note`) => sql`json_build_object(
  'id', fc.id, 'userId', fc.user_id, 'FamilyId', fc.family_id,
  'firstName', fc.first_name, 'lastName', fc.last_name, 'email', fc.email, 'phone', fc.phone,
  'mobile', fc.mobile, 'address', fc.address, 'taxNumber', fc.tax_number,
  'image', '/api/files/' || fc.image_id,
  'status', fc.status, 'clientFrom', iso_instant(fc.client_from), 'balance', ${balance}, 'note', ${note},
  'delivery', ${delivery},
  'registered', fc.account_id is not null, 'recorded', fc.recorded, 'closing', fc.closing, 'dateUpdated', iso_instant(fc.updated_at),
  'pets', ${visiblePets(viewer)})`;
