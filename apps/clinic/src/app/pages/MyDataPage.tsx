export const MyDataPage = () => null;
