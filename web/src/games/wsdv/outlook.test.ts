import { beforeAll, expect, test } from "vitest";
import { speak } from "../../../tests/fixtures/language";
import type { Schemas } from "../../shell/net/api";
import { messages } from "../../shell/text/i18n.svelte";
import { phases } from "./outlook";

beforeAll(async () => {
  await speak("en");
  await messages.learn("wsdv");
  messages.show("wsdv");
});

test("a phase has a number, a name, a status, a result, its arithmetic and a warning", () => {
  const told = {
    heading: { key: "outlook-phase", args: { number: 4, name: { kind: "phase", id: "4" }, progress: "now" } },
    lines: [{ key: "forecast-police-cost", args: { points: 3, has: 2 } }],
    warning: true,
    result: { key: "outlook-dismantled", args: { points: 3 } },
    danger: { key: "outlook-danger-bankruptcy", args: {} },
    places: ["province:SN"],
  } as unknown as Schemas["Outlook"];
  expect(phases([told])).toEqual([
    {
      state: "now",
      number: 4,
      name: "Paying for police power",
      result: "East −3",
      lines: ["East dismantles 3 of its 2 points"],
      danger: "East would go bankrupt",
      places: ["province:SN"],
    },
  ]);
  expect(phases([{ ...told, danger: null, result: null }])[0]).toMatchObject({ danger: "", result: "" });
});
