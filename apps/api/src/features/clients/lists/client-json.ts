import type { Viewer } from '@zampa/domain/people/relation';
import { sql, type SQL } from 'drizzle-orm';
import { balanceSql } from '../../payments/public.ts';
import {
  contactField,
  isClosingAccount,
  hasOwnContact,
  isRecorded,
  numbersToCall,
  typedContactField,
} from '../contacts/client-contact.ts';
import { petJson } from '../../../shapes/pet-json.ts';
import { readsHealthOfPet } from '../../../access/visible-pet.ts';

/** Columns of a relation and its contact person that {@link clientJson} reads. */
export const clientColumns = sql`fc.*, u.account_id, ${contactField('firstName')} as first_name,
  ${contactField('lastName')} as last_name, ${contactField('email')} as email,
  ${numbersToCall.phone} as phone, ${numbersToCall.mobile} as mobile, ${typedContactField('address')} as address,
  ${typedContactField('postcode')} as postcode, ${typedContactField('city')} as city,
  ${typedContactField('taxNumber')} as tax_number, case when ${hasOwnContact} then u.image_id end as image_id,
  (${isRecorded}) as recorded, ${isClosingAccount} as closing,
  u.updated_at as person_updated_at`;

const balance = balanceSql(
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
 * Returns SQL for client `fc` of a facility as JSON, with the pets that the facility may see: pets that the family
 * linked, or pets that the facility typed for a client without an account.
 *
 * @param note the facility's note about the client, never shown to the family
 */
export const clientJson = (viewer: Viewer, note: SQL = sql`fc.note`) => sql`json_build_object(
  'id', fc.id, 'userId', fc.user_id, 'FamilyId', fc.family_id,
  'firstName', fc.first_name, 'lastName', fc.last_name, 'email', fc.email, 'phone', fc.phone,
  'mobile', fc.mobile, 'address', fc.address, 'postcode', fc.postcode, 'city', fc.city, 'taxNumber', fc.tax_number,
  'image', '/api/files/' || fc.image_id,
  'status', fc.status, 'clientFrom', iso_instant(fc.client_from), 'balance', ${balance}, 'note', ${note},
  'delivery', ${delivery},
  'registered', fc.account_id is not null, 'recorded', fc.recorded, 'closing', fc.closing, 'dateUpdated', iso_instant(fc.updated_at),
  'pets', ${visiblePets(viewer)})`;
