import { describe, expect, it } from "vitest";
import { bytes } from "./notifications";

describe("the VAPID key", () => {
  it("is decoded from base64url without padding", () => {
    expect([...bytes("-_8")]).toEqual([0xfb, 0xff]);
  });
  it("has 65 bytes", () => {
    const key = "BBK4wcSeNXBJoevfD5P1DpSLqw5f26WPwnZHxPMq7jmKbGqbvJdetbwXcMuATiSIscOdkYKRGhlK4lIxJkD65kk";
    expect(bytes(key)).toHaveLength(65);
  });
});
