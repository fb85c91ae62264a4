import type * as z from 'zod';
import { PrescriptionLine } from './prescription.ts';

export const Medicine = PrescriptionLine.pick({
  medicine: true,
  ingredient: true,
  strength: true,
  form: true,
  unit: true,
  route: true,
}).meta({
  id: 'Medicine',
  description: 'A medicine as the clinic prescribed it last, to suggest it again.',
});
export type Medicine = z.output<typeof Medicine>;
