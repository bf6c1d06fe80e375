/** One event as Server-Sent Events has it: `id`, `event` and `data` as JSON. */
export const eventText = (event: string, id: number, data: unknown): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
