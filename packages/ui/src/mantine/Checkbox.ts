import '@mantine/core/styles/Checkbox.layer.css';
import './Checkbox.css';

export { Checkbox } from '@mantine/core';
