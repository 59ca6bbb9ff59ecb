import type { ReactNode } from "react";
import { classNames } from "../kit/class-names.ts";

export type Column<T> = {
  /** Also the label of the cell where the table is stacked on small screens. */
  title: string;
  cell: (row: T) => ReactNode;
  /** Figures stand right, in tabular figures. */
  isFigure?: boolean;
  /** The row's own name: its header cell. One a table. */
  isName?: boolean;
  /** Buttons; its heading is only read out. */
  isActions?: boolean;
};

/** Rows with hairlines; each becomes a block with labels where the screen is narrow. */
export function DataTable<T>({
  caption,
  columns,
  rows,
  keyOf,
  busy,
}: {
  /** Read out, not shown. */
  caption: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  keyOf: (row: T) => string;
  /** A new state of the list is on its way. */
  busy?: boolean;
}) {
  return (
    <table className="data-table" aria-busy={busy || undefined}>
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ title, isFigure, isActions }) => (
            <th key={title} scope="col" className={classNames(isFigure && "is-figure")}>
              {isActions ? <span className="sr-only">{title}</span> : title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ title, cell, isFigure, isName, isActions }) => {
              const classes = classNames(
                isFigure && "is-figure",
                isName && "is-name",
                isActions && "is-actions",
              );
              return isName ? (
                <th key={title} scope="row" className={classes}>
                  {cell(row)}
                </th>
              ) : (
                <td key={title} className={classes} data-title={isActions ? undefined : title}>
                  {cell(row)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
