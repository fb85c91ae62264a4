import '../src/theme/clinic.css';
import { clinicTheme } from '../src/theme/theme.ts';
import { lookAtCatalogue } from './look-at-catalogue.test-data.tsx';

lookAtCatalogue({ app: 'clinic', theme: clinicTheme });
