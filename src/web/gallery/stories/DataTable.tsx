import { Button } from "../../ui/Button.tsx";
import { type Column, DataTable } from "../../ui/DataTable.tsx";
import { longWord, type Story } from "../story.ts";

type Row = { id: string; name: string; cents: number };

const columns: Column<Row>[] = [
  { title: "Name", cell: ({ name }) => name, isName: true },
  { title: "Price", cell: ({ cents }) => `$${cents / 100}`, isFigure: true },
  {
    title: "Actions",
    cell: () => (
      <Button size="small" variant="quiet">
        Open
      </Button>
    ),
    isActions: true,
  },
];
const rows: Row[] = [
  { id: "1", name: "Landing Page", cents: 35_000 },
  { id: "2", name: longWord, cents: 1_200_000 },
  { id: "3", name: "Chatbot", cents: 40_000 },
];
const shared = { caption: "Orders", columns, keyOf: ({ id }: Row) => id };

export const stories: Story[] = [
  { state: "rows", shows: <DataTable {...shared} rows={rows} /> },
  { state: "busy", shows: <DataTable {...shared} rows={rows} busy /> },
  { state: "empty (show an EmptyState instead)", shows: <DataTable {...shared} rows={[]} /> },
];
