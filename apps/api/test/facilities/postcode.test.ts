import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { newVet, type Vet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const ITALY = { country: 'IT', fiscalCode: 'RSSMRA85T10A562S', PEC: 'aurora@pec.example' };
const wrong = {
  status: 400,
  code: 'VALIDATION',
  fields: [{ field: 'postcode', code: 'invalid_postcode' }],
};

describe('postcode of a clinic', () => {
  const product = useProduct();
  const change = (vet: Vet, data: object) =>
    vet.call(updateFacility, { body: { facilityId: vet.facility.id, ...data } });

  it('must have five digits in Italy', async () => {
    const vet = await newVet(product());
    await change(vet, { ...ITALY, postcode: '20121' });
    for (const postcode of ['Milano', '2012', '201211', '2O121'])
      await expect(change(vet, { postcode }), postcode).rejects.toMatchObject(wrong);
    expect(await change(vet, { postcode: ' 00184 ' })).toMatchObject({ postcode: '00184' });
  });

  it('is reported together with other invalid fields', async () => {
    const vet = await newVet(product());
    await expect(
      change(vet, { ...ITALY, postcode: 'Milano', vat: '00743110158' }),
    ).rejects.toMatchObject({ fields: [...wrong.fields, { field: 'vat', code: 'invalid_vat' }] });
  });

  it('can be anything elsewhere, but must be valid when the clinic moves to Italy', async () => {
    const vet = await newVet(product());
    const abroad = { country: 'GB', postcode: 'SW1A 1AA' };
    expect(await change(vet, abroad)).toMatchObject(abroad);
    await expect(change(vet, ITALY)).rejects.toMatchObject(wrong);
    expect(await change(vet, { ...ITALY, postcode: '20121' })).toMatchObject({ country: 'IT' });
  });

  it('may stay invalid if stored earlier, while other fields are changed', async () => {
    const vet = await newVet(product());
    await change(vet, { ...ITALY, postcode: '20121' });
    await product().pool.query(`update facilities set postcode = 'Milano' where id = $1`, [
      vet.facility.id,
    ]);
    const moved = { city: 'Monza', postcode: 'Milano' };
    expect(await change(vet, { city: 'Monza' })).toMatchObject(moved);
  });
});
