"""Figures of reports as text."""

from republik.front_page.figures import markdown, percentage_points, signed


def test_differences_have_a_sign_and_zero_has_none() -> None:
    assert [signed(value) for value in (1.25, -0.04, 0.0, -3.0)] == ["+1.2", "0.0", "0.0", "−3.0"]
    assert percentage_points(0.125) == "+12.5"


def test_figures_of_a_markdown_table_do_not_break() -> None:
    assert markdown(["a", "b"], [["x", "1"]]) == "| a | b |\n| --- | ---: |\n| x | 1 |"
    assert markdown(["a", "b"], [["x y", "1 %"]]).endswith("| x y | 1\u00a0% |")
