import '@mantine/core/styles/Table.layer.css';

export { Table } from '@mantine/core';
