import '@mantine/core/styles/Radio.layer.css';
import './Radio.css';

export { Radio } from '@mantine/core';
