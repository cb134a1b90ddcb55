import { expect, test } from "vitest";
import { followedRows } from "./followed";

const event = (key: string, args: Record<string, unknown>) => ({ key, args, at: 1 });
const row = (party: string, table: string, number: number) => event("row", { party, table, row: number, value: 0 });

test("the rows since a bot's last card are its last ones", () => {
  const events = [
    row("kpd", "agenda", 0),
    event("card", { party: "kpd" }),
    row("kpd", "uses", 1),
    event("card", { party: "dnvp" }),
    row("dnvp", "coup", 2),
    event("card", { party: "kpd" }),
    row("kpd", "uses", 3),
    row("kpd", "topics", 0),
    event("card", { party: "spd" }),
  ];
  expect([...followedRows(events)].filter(Boolean)).toEqual(["kpd.uses.3", "kpd.topics.0", "dnvp.coup.2"]);
});

test("a die of the Zentrum marks the limit that it belongs to", () => {
  const action = event("action", { party: "dnvp" });
  const reaction = event("reaction_die", { party: "zentrum", result: 4 });
  expect(followedRows([action, reaction])).toContain("zentrum.limits.dnvp");
  expect(followedRows([action, reaction, event("base_die", { party: "zentrum" })])).toContain("zentrum.limits.base");
});
