import '../src/theme/clinic.css';
import { clinicTheme } from '../src/theme/theme.ts';
import { defineCatalogueTests } from './catalogue-tests.test-data.tsx';

defineCatalogueTests({ app: 'clinic', theme: clinicTheme });
